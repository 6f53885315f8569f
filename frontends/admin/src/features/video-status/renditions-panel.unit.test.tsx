import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { problem } from '../../testing/problem.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { server, withApi, withServer } from '../../testing/server.ts';

withServer();

const MiB = 1024 * 1024;
const OLD = { films: 12, estimatedBytes: 300 * MiB };

async function open() {
  await renderAdmin('/debug/video-status');
  return within(await screen.findByRole('region', { name: 'Versões leves' }));
}

describe('the smaller versions of videos', () => {
  it('of old videos are started after what they will take is shown, and can be paused and resumed', async () => {
    const { files } = withApi();
    files.renditions = { ...files.renditions, old: OLD };
    const panel = await open();
    expect(panel.getByText('Nada a fazer agora.')).toBeTruthy();
    const estimate = /12 vídeos antigos.*no máximo 300\.0 MB\. Livres no disco: 40\.0 GB/;
    expect(panel.getByText(estimate)).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Preparar vídeos antigos' }));
    expect(await panel.findByText('Em andamento · faltam 12 vídeos')).toBeTruthy();
    expect(panel.queryByRole('button', { name: 'Preparar vídeos antigos' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Pausar versões leves' }));
    expect(await panel.findByText('Pausado · 12 vídeos esperando')).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Continuar versões leves' }));
    expect(await panel.findByText('Em andamento · faltam 12 vídeos')).toBeTruthy();
  });

  it('show the video that is being prepared, and how many could not be', async () => {
    const { files } = withApi();
    const current = { id: 1, title: 'Salmo 1', share: 0.4 };
    files.renditions = { ...files.renditions, state: 'running', waiting: 1, failed: 2, current };
    const panel = await open();
    expect(panel.getByText('Em andamento · falta 1 vídeo')).toBeTruthy();
    expect(panel.getByText('Preparando: Salmo 1')).toBeTruthy();
    expect(panel.getByRole('progressbar', { name: 'Salmo 1' }).getAttribute('aria-valuenow')).toBe('40');
    expect(panel.getByText('2 vídeos não puderam ser preparados')).toBeTruthy();
  });

  it('say that they do not fit on the disk, before and while they wait for room', async () => {
    const { files } = withApi();
    files.renditions = {
      ...files.renditions,
      state: 'disk_full',
      waiting: 3,
      old: OLD,
      freeBytes: 200 * MiB,
    };
    const panel = await open();
    expect(panel.getByText(/^Não cabe tudo/)).toBeTruthy();
    expect(panel.getByText(/disco está quase cheio, por isso 3 vídeos esperam/)).toBeTruthy();
  });

  it('are not offered without ffmpeg, which the page says', async () => {
    const { files } = withApi();
    files.renditions = { ...files.renditions, state: 'no_tool', old: OLD };
    const panel = await open();
    expect(panel.getByText(/ffmpeg não está instalado/)).toBeTruthy();
    expect(panel.queryByRole('button')).toBeNull();
  });

  it('say why when they cannot be started', async () => {
    const { files } = withApi();
    files.renditions = { ...files.renditions, old: OLD };
    server.use(http.post('*/api/debug/renditions/start', () => problem(503, 'unavailable', 'Volte logo.')));
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: 'Preparar vídeos antigos' }));
    expect(await screen.findByText('Não foi possível mudar as versões leves')).toBeTruthy();
    expect(screen.getByText('Volte logo.')).toBeTruthy();
  });
});

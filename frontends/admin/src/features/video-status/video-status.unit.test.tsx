import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { problem } from '../../testing/problem.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { recordCalls, server, withApi, withServer } from '../../testing/server.ts';

withServer();

const START = 'Upload em massa para Firebase';
const row = async (title: string) =>
  within((await screen.findByText(title)).closest<HTMLElement>('[role="row"]') as HTMLElement);
/** In the list; the navigation names Psalms too. */
const shownTitles = () =>
  within(screen.getByRole('region', { name: 'Lista de vídeos' }))
    .queryAllByText(/^(Salmo|Psalm)/)
    .map(({ textContent }) => textContent);

describe('/debug/video-status', () => {
  it('M-149 M-150 shows sums, in total and by language', async () => {
    withApi();
    await renderAdmin('/debug/video-status');
    const summary = within(await screen.findByRole('region', { name: 'Resumo' }));
    expect(summary.getByText('1 local · 1 Firebase')).toBeTruthy();
    expect(summary.getByText('66,7%')).toBeTruthy();
    expect(
      summary.getByRole('progressbar', { name: 'Percentual disponível' }).getAttribute('aria-valuenow'),
    ).toBe('66');
    const portuguese = summary.getByText('Português').parentElement;
    expect(portuguese?.textContent).toBe('Português1/21 faltando');
  });

  it('M-154 M-155 shows the status of each video and its action', async () => {
    withApi();
    await renderAdmin('/debug/video-status');
    const local = await row('Salmo 1');
    for (const text of ['1', 'Português', 'Disponível', 'Local', '1.0 MB'])
      expect(local.getByText(text)).toBeTruthy();
    expect(local.getByRole('button', { name: 'Enviar para Firebase' })).toBeTruthy();
    expect((await row('Psalm 2')).queryByRole('button')).toBeNull();
    const missing = await row('Salmo perdido');
    for (const text of ['Indisponível', 'Nenhum', '-']) expect(missing.getByText(text)).toBeTruthy();
    expect(missing.getByRole('button', { name: 'Corrigir' })).toBeTruthy();
  });

  it.each([
    ['?q=SALMO', ['Salmo 1', 'Salmo perdido']],
    ['?q=perdido.mp4', ['Salmo perdido']],
    ['?language=en', ['Psalm 2']],
    ['?status=available', ['Salmo 1', 'Psalm 2']],
    ['?status=missing', ['Salmo perdido']],
    ['?status=firebase', ['Psalm 2']],
    ['?status=local', ['Salmo 1']],
    ['?q=salmo&status=missing&language=pt', ['Salmo perdido']],
    ['?q=salmo&status=firebase', []],
  ])('M-151 M-152 M-153 filters by %s', async (query, titles) => {
    withApi();
    await renderAdmin(`/debug/video-status${query}`);
    await screen.findByRole('region', { name: 'Lista de vídeos' });
    expect(shownTitles()).toEqual(titles);
  });

  it('M-151 filters while typing', async () => {
    withApi();
    await renderAdmin('/debug/video-status');
    await userEvent.type(await screen.findByLabelText('Buscar por título ou arquivo'), 'psalm');
    await waitFor(() => expect(shownTitles()).toEqual(['Psalm 2']));
  });

  it('M-156 repairs a video and reloads; a failure names the video', async () => {
    withApi();
    await renderAdmin('/debug/video-status');
    const calls = recordCalls();
    await userEvent.click((await row('Salmo 1')).getByRole('button', { name: 'Enviar para Firebase' }));
    await waitFor(() =>
      expect(calls).toEqual(
        expect.arrayContaining(['POST /api/debug/repair-video/1', 'GET /api/debug/video-files']),
      ),
    );
    server.use(
      http.post('*/api/debug/repair-video/:id', () => problem(404, 'video_file_missing', 'Envie de novo.')),
    );
    await userEvent.click((await row('Salmo perdido')).getByRole('button', { name: 'Corrigir' }));
    expect(await screen.findByText('Falha ao corrigir vídeo #3')).toBeTruthy();
    expect(screen.getByText('Envie de novo.')).toBeTruthy();
  });

  it('M-145 M-146 starts the upload in the background, confirms it, and shows its progress', async () => {
    withApi();
    await renderAdmin('/debug/video-status');
    await userEvent.click(await screen.findByRole('button', { name: START }));
    const alert = within(await screen.findByRole('alertdialog'));
    expect(alert.getByText(/iniciado em segundo plano.*vários minutos.*console do servidor/)).toBeTruthy();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Em andamento · 0 de 2 vídeos')).toBeTruthy();
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Processando…' })).disabled).toBe(
      true,
    );
  });

  it('M-145 Q28 cannot be started when the cloud has all files', async () => {
    const { files } = withApi();
    files.answer.summary = { ...files.answer.summary, localVideos: 0, missingVideos: 0 };
    await renderAdmin('/debug/video-status');
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: START })).disabled).toBe(true);
    expect(screen.getByText('Todos os vídeos já estão no Firebase.')).toBeTruthy();
  });

  it('M-148 shows an error when it cannot be started', async () => {
    withApi();
    server.use(
      http.post('*/api/debug/upload-all-to-firebase', () => problem(503, 'unavailable', 'Volte logo.')),
    );
    await renderAdmin('/debug/video-status');
    await userEvent.click(await screen.findByRole('button', { name: START }));
    expect(await screen.findByText('Falha ao iniciar processo de upload em massa')).toBeTruthy();
  });

  it('Q24 shows the current and the failed files, and pauses and resumes', async () => {
    const { files } = withApi();
    files.job = {
      state: 'running',
      total: 3,
      done: 2,
      current: { id: 2, title: 'Psalm 2', sentBytes: 1024 * 1024, sizeBytes: 2 * 1024 * 1024 },
      failed: [{ id: 3, title: 'Salmo perdido', reason: 'O arquivo não está mais no servidor.' }],
    };
    await renderAdmin('/debug/video-status');
    expect(await screen.findByText('Psalm 2: 1.0 MB de 2.0 MB')).toBeTruthy();
    expect(screen.getByText('1 não foi enviado')).toBeTruthy();
    expect(screen.getByText('O arquivo não está mais no servidor.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Pausar' }));
    expect(await screen.findByText('Pausado · 2 de 3 vídeos')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Em andamento · 2 de 3 vídeos')).toBeTruthy();
  });

  it('Q24 shows a job that another device started, once the page is looked at again', async () => {
    const { files } = withApi();
    await renderAdmin('/debug/video-status');
    await row('Salmo 1');
    files.job = { state: 'running', total: 3, done: 1, failed: [] };
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('Em andamento · 1 de 3 vídeos')).toBeTruthy();
  });

  it('M-157 M-158 shows an error and a retry, or that there is no data', async () => {
    const { files } = withApi();
    files.answer = { ...files.answer, videos: [] };
    server.use(http.get('*/api/debug/video-files', () => HttpResponse.error(), { once: true }));
    await renderAdmin('/debug/video-status');
    expect(await screen.findByText('Falha ao carregar dados de status dos vídeos')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Nenhum dado disponível')).toBeTruthy();
    expect(screen.getByText('Sem dados')).toBeTruthy();
  });
});

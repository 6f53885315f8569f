import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { recordCalls, server, withApi, withServer } from '../../testing/server.ts';

withServer();

const panel = async () => within(await screen.findByRole('region', { name: 'Estatísticas' }));
const chart = (name: string) => screen.findByRole('slider', { name: `${name}, dia por dia` });

describe('the four counters', () => {
  it('M-113 show their numbers and the time of the last change', async () => {
    withApi();
    await renderAdmin();
    const statistics = await panel();
    expect(await statistics.findByText('12.345')).toBeTruthy();
    for (const term of [
      'Páginas vistas',
      'Giros da roleta',
      'Vídeos reproduzidos',
      'Perguntas respondidas',
    ]) {
      expect(statistics.getAllByText(term).length).toBeGreaterThan(0);
    }
    expect(statistics.getByText(/Última contagem em 08\/03\/2026/)).toBeTruthy();
  });

  it('M-114 can be reloaded, together with their history', async () => {
    withApi();
    await renderAdmin();
    await chart('Páginas vistas');
    const calls = recordCalls();
    await userEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
    await screen.findByRole('button', { name: 'Atualizar' });
    expect(calls).toEqual(expect.arrayContaining(['GET /api/stats', 'GET /api/stats/history?days=14']));
  });

  it('M-115 show an error and a retry', async () => {
    withApi();
    server.use(http.get('*/api/stats', () => HttpResponse.error(), { once: true }));
    await renderAdmin();
    expect(await screen.findByText('Não foi possível carregar as estatísticas')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await (await panel()).findByText('12.345')).toBeTruthy();
    expect(screen.queryByText('Não foi possível carregar as estatísticas')).toBeNull();
  });
});

describe('the history', () => {
  it('can be read point by point with the keyboard, with today as unfinished', async () => {
    withApi();
    await renderAdmin();
    const views = await chart('Páginas vistas');
    act(() => views.focus());
    expect(views.ariaValueText).toBe('domingo, 8 de março de 2026, hoje, até agora: 36; antes, 8');
    await userEvent.keyboard('{ArrowLeft}');
    expect(views.ariaValueText).toBe('sábado, 7 de março de 2026: 32; antes, 116');
    await userEvent.keyboard('{Home}');
    expect(views.ariaValueText).toBe('segunda-feira, 2 de março de 2026: 12; antes, 96');
    await userEvent.keyboard('{ArrowLeft}{PageUp}');
    expect(views.ariaValueNow).toBe('6');
  });

  it('compares finished days only', async () => {
    withApi();
    await renderAdmin();
    await chart('Páginas vistas');
    // 2 to 7 March against 23 to 28 February, both with one French count a day.
    expect(screen.getAllByText('-79% em relação ao período anterior').length).toBeGreaterThan(0);
    expect(screen.getByText('Sem contagem no período anterior')).toBeTruthy();
  });

  it('can be of another period and of one language', async () => {
    withApi();
    await renderAdmin();
    await chart('Páginas vistas');
    await userEvent.click(screen.getByRole('radio', { name: '365 dias' }));
    expect((await chart('Páginas vistas')).ariaValueMax).toBe('364');
    expect(screen.getByText(/371 dias antes/)).toBeTruthy();
    const language = (await panel()).getByRole('combobox', { name: 'Idioma' });
    await userEvent.selectOptions(language, 'Français');
    const views = await chart('Páginas vistas');
    expect(views.ariaValueText).toMatch(/: 4; antes, 4$/);
    await userEvent.selectOptions(language, 'Español');
    expect((await chart('Páginas vistas')).ariaValueText).toMatch(/: 0; antes, 0$/);
  });

  it('is also a table, and the file has the same content', async () => {
    withApi();
    const files: Blob[] = [];
    window.URL.createObjectURL = jest.fn((file: Blob | MediaSource) => {
      files.push(file as Blob);
      return 'blob:x';
    });
    await renderAdmin();
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    const onScreen = rows.map((row) =>
      [...row.children].map((cell) => (cell.textContent ?? '').replaceAll('.', '')),
    );
    expect(onScreen[1]?.[0]).toBe('08/03/2026 (hoje, até agora)');
    expect(onScreen).toHaveLength(9);
    const link = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    fireEvent.click(screen.getByRole('button', { name: 'Baixar CSV' }));
    link.mockRestore();
    const text = (await files[0]?.text()) ?? '';
    const inFile = text
      .trim()
      .split('\r\n')
      .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '').replaceAll('.', '')));
    expect(inFile).toEqual(onScreen);
  });

  it('shows an error while the counters stay', async () => {
    withApi();
    server.use(http.get('*/api/stats/history', () => HttpResponse.error(), { once: true }));
    await renderAdmin();
    expect(await screen.findByText('Não foi possível carregar as estatísticas')).toBeTruthy();
    expect(await (await panel()).findByText('12.345')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await chart('Páginas vistas')).toBeTruthy();
  });
});

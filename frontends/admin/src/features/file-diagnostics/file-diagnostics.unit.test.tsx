import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { problem } from '../../testing/problem.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { recordCalls, server, withApi, withServer } from '../../testing/server.ts';

withServer();

const row = async (text: string) =>
  within((await screen.findByText(text)).closest<HTMLElement>('[role="row"]') as HTMLElement);
const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

describe('/debug/videos', () => {
  it('M-137 counts files, records, missing and unused files', async () => {
    withApi();
    await renderAdmin('/debug/videos');
    const counted = async (label: string) =>
      (await screen.findByText(label, { selector: 'dt *' })).closest('dt')?.parentElement?.textContent;
    expect(await counted('Arquivos físicos')).toContain('3');
    expect(await counted('Registros no banco')).toContain('3');
    expect(await counted('Arquivos faltando')).toContain('1');
    expect(await counted('Arquivos não utilizados')).toContain('1');
  });

  it('M-137 M-138 M-139 joins the pages of a long answer', async () => {
    const { files } = withApi();
    const { answer } = files;
    const [file] = answer.physicalFiles;
    const [record] = answer.dbVideos;
    if (!file || !record) throw new Error('the answer is empty');
    const names = Array.from({ length: 1300 }, (_, place) => ({ ...file, filename: `${1000 + place}.mp4` }));
    const records = Array.from({ length: 2100 }, (_, place) => ({ ...record, id: place + 1 }));
    server.use(
      http.get('*/api/debug/video-files', ({ request }) => {
        const query = new URL(request.url).searchParams;
        const before = Number(query.get('before') ?? Number.POSITIVE_INFINITY);
        const after = query.get('after') ?? '';
        const dbVideos = records.filter(({ id }) => id < before).slice(-1000);
        const physicalFiles = names.filter(({ filename }) => filename > after).slice(0, 1000);
        const analysis = {
          totalPhysicalFiles: names.length,
          totalDbEntries: records.length,
          dbEntriesWithMissingFiles: dbVideos,
          unusedPhysicalFiles: physicalFiles,
        };
        return HttpResponse.json({ ...answer, dbVideos, physicalFiles, analysis, videos: [] });
      }),
    );
    await renderAdmin('/debug/videos');
    const counted = async (label: string) =>
      (await screen.findByText(label, { selector: 'dt *' })).closest('dt')?.parentElement?.textContent;
    expect(await counted('Arquivos faltando')).toContain('2.100');
    expect(await counted('Arquivos não utilizados')).toContain('1.300');
    const rows = async (name: string) => (await screen.findByRole('grid', { name })).ariaRowCount;
    expect(await rows('Arquivos físicos')).toBe('1301');
    await openTab('Registros no banco');
    expect(await rows('Registros no banco')).toBe('2101');
  });

  it('M-138 M-143 lists files with size, age and use, and opens them in a new tab', async () => {
    withApi();
    await renderAdmin('/debug/videos');
    const used = await row('salmo-1.mp4');
    for (const text of ['1.0 MB', 'há 3 dias', 'Em uso']) expect(used.getByText(text)).toBeTruthy();
    const link = used.getByRole('link', { name: 'Visualizar' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/api/videos/file/salmo-1.mp4',
      '_blank',
    ]);
    expect((await row('antigo.mp4')).getByText('Não utilizado')).toBeTruthy();
  });

  it('M-139 lists records, with a link only where the file exists', async () => {
    withApi();
    await renderAdmin('/debug/videos');
    await openTab('Registros no banco');
    const whole = await row('Salmo 1');
    for (const text of ['1', 'salmo-1.mp4', 'PT', 'Arquivo Existe'])
      expect(whole.getByText(text)).toBeTruthy();
    expect(whole.getByRole('link', { name: 'Visualizar' })).toBeTruthy();
    const broken = await row('Salmo perdido');
    expect(broken.getByText('Arquivo Faltando')).toBeTruthy();
    expect(broken.queryByRole('link')).toBeNull();
  });

  it('M-140 lists both kinds of problems', async () => {
    withApi();
    await renderAdmin('/debug/videos?tab=problems');
    expect(
      within(await screen.findByRole('region', { name: 'Registros sem arquivos' })).getByText(
        'Salmo perdido',
      ),
    ).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Arquivos sem registros' })).getByText('antigo.mp4'),
    ).toBeTruthy();
  });

  it('M-140 says that there are no problems', async () => {
    const { files } = withApi();
    files.answer.analysis.dbEntriesWithMissingFiles = [];
    files.answer.analysis.unusedPhysicalFiles = [];
    await renderAdmin('/debug/videos?tab=problems');
    expect(await screen.findByText('Nenhum problema detectado!')).toBeTruthy();
  });

  it('creates a video from an unused file, or moves it to the trash', async () => {
    withApi();
    await renderAdmin('/debug/videos?tab=problems');
    const calls = recordCalls();
    await userEvent.click(await screen.findByRole('button', { name: 'Adotar como vídeo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Adotar como vídeo' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Título').value).toBe('antigo');
    await userEvent.click(dialog.getByRole('button', { name: 'Adotar como vídeo' }));
    expect(await screen.findByText('Vídeo adicionado')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Mover para a lixeira' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Mover este arquivo para a lixeira?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Mover para a lixeira' }));
    expect(await screen.findByText('1 arquivo na lixeira')).toBeTruthy();
    expect(calls).toEqual(
      expect.arrayContaining(['POST /api/debug/unused-files/adopt', 'POST /api/debug/unused-files/trash']),
    );
  });

  it('M-141 has a reload button and a link back to the administration', async () => {
    const { files } = withApi();
    await renderAdmin('/debug/videos');
    await row('salmo-1.mp4');
    files.answer = { ...files.answer, physicalFiles: files.answer.physicalFiles.slice(1) };
    await userEvent.click(screen.getByRole('button', { name: 'Atualizar dados' }));
    expect(await row('psalm-2.mp4')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Voltar à administração' }));
    expect(await screen.findByRole('heading', { name: 'Área administrativa' })).toBeTruthy();
  });

  it('M-142 shows an error and a retry', async () => {
    withApi();
    server.use(http.get('*/api/debug/video-files', () => HttpResponse.error(), { once: true }));
    await renderAdmin('/debug/videos');
    expect(await screen.findByText('Falha ao carregar dados de diagnóstico')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await row('salmo-1.mp4')).toBeTruthy();
  });

  it('M-142 says that there is no data', async () => {
    const { files } = withApi();
    files.answer = { ...files.answer, physicalFiles: [], dbVideos: [] };
    await renderAdmin('/debug/videos');
    expect(await screen.findByText('Nenhum dado disponível')).toBeTruthy();
    expect(screen.getByText('Sem dados')).toBeTruthy();
  });

  it('M-009 Q3 opens without a login, and then shows a link to log in', async () => {
    withApi({ isLoggedIn: false });
    server.use(http.get('*/api/debug/video-files', () => problem(401, 'unauthenticated')));
    await renderAdmin('/debug/videos');
    expect(await screen.findByText('Falha ao carregar dados de diagnóstico')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ir para a área administrativa' })).toBeTruthy();
  });
});

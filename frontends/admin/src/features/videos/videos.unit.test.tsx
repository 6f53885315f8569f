import { describe, expect, it, jest } from '@jest/globals';
import { LENGTHS } from '@selah/shared/contracts/limits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { hashFile } from '../../lib/uploads/hash-file.ts';
import { texts } from '../../locales/pt.ts';
import { aManagedVideo, manyManagedVideos } from '../../testing/builders.ts';
import { aFile, aVideoFile } from '../../testing/files.ts';
import { problem } from '../../testing/problem.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { holdPosts, recordCalls, server, withApi, withServer } from '../../testing/server.ts';

withServer();

const list = () => screen.findByRole('grid', { name: 'Vídeos' });
const row = async (title: string) => {
  const cell = await within(await list()).findByText(title);
  return within(cell.closest<HTMLElement>('[role="row"]') as HTMLElement);
};
const openEditing = async (title = 'Salmo 1') => {
  await userEvent.click((await row(title)).getByRole('button', { name: 'Editar' }));
  return within(await screen.findByRole('dialog', { name: 'Editar vídeo' }));
};
const addForm = async () => within(await screen.findByRole('region', { name: 'Adicionar vídeo' }));
const openVideos = (path = '/admin?area=videos') => renderAdmin(path);

describe('adding one video', () => {
  it('M-119 M-120 requires a file and a title, with errors at the field and in a toast', async () => {
    withApi();
    await openVideos();
    const form = await addForm();
    await userEvent.click(form.getByRole('button', { name: 'Adicionar Vídeo' }));
    expect(await form.findByText('Por favor selecione um arquivo de vídeo')).toBeTruthy();
    expect(form.getByText('Por favor insira um título para o vídeo')).toBeTruthy();
    expect(
      screen.getByText('Por favor insira um título para o vídeo, Por favor selecione um arquivo de vídeo'),
    ).toBeTruthy();
  });

  it('M-120 says how long a title may be when it has ten thousand characters, and keeps it', async () => {
    withApi();
    await openVideos();
    const form = await addForm();
    const calls = recordCalls();
    const title = form.getByLabelText<HTMLInputElement>('Título');
    fireEvent.change(title, { target: { value: 'ã'.repeat(10_000) } });
    await userEvent.upload(form.getByLabelText('Arquivo de vídeo'), aVideoFile('salmo.mp4', 'a film'));
    await userEvent.click(form.getByRole('button', { name: 'Adicionar Vídeo' }));
    expect(await form.findByText(texts.videos.add.longTitle(LENGTHS.titleMax))).toBeTruthy();
    expect(title.value).toHaveLength(10_000);
    expect(calls).not.toContain('POST /api/videos');
  });

  it.each(['🙏🏽 Salmo 23 👩‍👩‍👧', 'שיר המעלות ממעמקים', 'مزمور ٢٣'])(
    'M-122 lists, finds and edits the title %s in its own direction',
    async (title) => {
      withApi({ videos: [aManagedVideo({ id: 1, title }), aManagedVideo({ id: 2 })] });
      await openVideos(`/admin?area=videos&q=${encodeURIComponent(title)}`);
      expect((await within(await list()).findByText(title)).getAttribute('dir')).toBe('auto');
      expect((await list()).getAttribute('aria-rowcount')).toBe('2');
      const field = (await openEditing(title)).getByLabelText<HTMLInputElement>('Título');
      expect([field.value, field.dir]).toEqual([title, 'auto']);
    },
  );

  it('M-117 Q5 starts with the administrator’s language as a visitor', async () => {
    withApi();
    window.localStorage.setItem('language', 'es');
    await openVideos();
    const form = await addForm();
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Español' }).checked).toBe(true);
    expect(form.getByLabelText('Arquivo de vídeo').getAttribute('accept')).toBe('video/*');
  });

  it('M-118 M-121 sends the file with its progress, adds the video and confirms it', async () => {
    const { site, uploads } = withApi();
    await openVideos();
    const form = await addForm();
    const calls = recordCalls();
    await userEvent.type(form.getByLabelText('Título'), '  Salmo 91 ');
    await userEvent.click(form.getByRole('radio', { name: 'Français' }));
    await userEvent.upload(
      form.getByLabelText('Arquivo de vídeo'),
      aVideoFile('salmo.mp4', 'bytes of a film'),
    );
    await userEvent.click(form.getByRole('button', { name: 'Adicionar Vídeo' }));
    expect(await screen.findByText('Vídeo adicionado')).toBeTruthy();
    expect(site.videos.at(-1)).toMatchObject({ title: 'Salmo 91', language: 'fr' });
    expect([...uploads.received.values()]).toEqual([{ length: 15, offset: 15 }]);
    expect(await (await row('Salmo 91')).findByText('Processando')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Título').value).toBe('');
    expect(calls).toContain('POST /api/videos');
  });

  it('M-121 keeps the typed values when the server refuses, with the server’s text or our own', async () => {
    withApi();
    server.use(
      http.post('*/api/videos', () => problem(415, 'unplayable_file', 'Este arquivo não é um vídeo.'), {
        once: true,
      }),
      http.post('*/api/videos', () => new HttpResponse(null, { status: 500 })),
    );
    await openVideos();
    const form = await addForm();
    await userEvent.type(form.getByLabelText('Título'), 'Salmo 91');
    await userEvent.upload(form.getByLabelText('Arquivo de vídeo'), aVideoFile());
    await userEvent.click(form.getByRole('button', { name: 'Adicionar Vídeo' }));
    expect(await screen.findByText('Este arquivo não é um vídeo.')).toBeTruthy();
    expect(screen.getByText('Erro ao adicionar vídeo')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Título').value).toBe('Salmo 91');
    await userEvent.click(await form.findByRole('button', { name: 'Adicionar Vídeo' }));
    expect(await screen.findByText('Erro ao enviar o vídeo')).toBeTruthy();
  });

  it('finds a file that is on the site already before it is sent, and sends it if confirmed', async () => {
    const { site, uploads } = withApi();
    const file = aVideoFile('salmo.mp4', 'known bytes');
    uploads.known.set(await hashFile(file), { id: 7, title: 'Salmo 7', language: 'pt' });
    await openVideos();
    const form = await addForm();
    await userEvent.type(form.getByLabelText('Título'), 'Salmo de novo');
    await userEvent.upload(form.getByLabelText('Arquivo de vídeo'), file);
    await userEvent.click(form.getByRole('button', { name: 'Adicionar Vídeo' }));
    expect(await form.findByText('Este arquivo já está no site, como “Salmo 7”.')).toBeTruthy();
    expect(uploads.received.size).toBe(0);
    await userEvent.upload(form.getByLabelText('Arquivo de vídeo'), aVideoFile('outro.mp4', 'others'));
    expect(form.queryByText(/já está no site/)).toBeNull();
    await userEvent.upload(form.getByLabelText('Arquivo de vídeo'), file);
    await userEvent.click(form.getByRole('button', { name: 'Adicionar Vídeo' }));
    await userEvent.click(await form.findByRole('button', { name: 'Adicionar mesmo assim' }));
    expect(await screen.findByText('Vídeo adicionado')).toBeTruthy();
    expect(site.videos.at(-1)?.title).toBe('Salmo de novo');
    expect(form.queryByText(/já está no site/)).toBeNull();
  });

  it.each([
    ['empty', aVideoFile('a.mp4', ''), 'O arquivo está vazio (0 bytes).'],
    [
      'not a video',
      aFile('a.pdf', 'text', 'application/pdf'),
      'Este arquivo não é um vídeo. Escolha um MP4, MOV, MKV ou WebM.',
    ],
  ])('refuses a file that is %s before sending it', async (_what, file, reason) => {
    withApi();
    await openVideos();
    const form = await addForm();
    const calls = recordCalls();
    await userEvent.type(form.getByLabelText('Título'), 'Salmo');
    await userEvent.upload(form.getByLabelText('Arquivo de vídeo'), file, { applyAccept: false });
    await userEvent.click(form.getByRole('button', { name: 'Adicionar Vídeo' }));
    expect(await form.findByText(reason)).toBeTruthy();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });
});

describe('the list', () => {
  it('M-122 shows the details of each video and both actions', async () => {
    withApi({
      videos: [aManagedVideo({ title: 'Salmo 23', language: 'fr', durationSeconds: 75, hasCaptions: true })],
    });
    await openVideos();
    const shown = await row('Salmo 23');
    for (const text of ['Français', '1:15', 'Pronto', '02/01/2026', 'salmo-1.mp4']) {
      expect(shown.getByText(text)).toBeTruthy();
    }
    expect(shown.getByLabelText('Tem legendas')).toBeTruthy();
    expect(shown.getByRole('button', { name: 'Editar' })).toBeTruthy();
    expect(shown.getByRole('button', { name: 'Excluir' })).toBeTruthy();
  });

  it('shows why a video failed, and offers a retry', async () => {
    const { site } = withApi({
      videos: [
        aManagedVideo({ processing: 'failed', failure: { code: 'truncated', message: 'Falta uma parte.' } }),
      ],
    });
    await openVideos();
    const failed = await row('Salmo 1');
    expect(failed.getByText('Falta uma parte.')).toBeTruthy();
    await userEvent.click(failed.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('O vídeo está sendo preparado de novo')).toBeTruthy();
    expect(site.videos[0]?.processing).toBe('pending');
  });

  it('keeps search, filters and sorting in the address, and ignores accents', async () => {
    withApi({
      videos: [aManagedVideo({ id: 1, title: 'Oração da manhã' }), aManagedVideo({ id: 2, title: 'Night' })],
    });
    await openVideos('/admin?area=videos&q=oracao&sort=title-asc');
    expect(await row('Oração da manhã')).toBeTruthy();
    expect(screen.queryByText('Night')).toBeNull();
    expect(screen.getByText('1 de 2 vídeos')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Situação'), 'Falhou');
    expect(await screen.findByText('Nenhum vídeo corresponde à busca e aos filtros.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Limpar busca e filtros' }));
    expect(await row('Night')).toBeTruthy();
  });

  it('M-122 reads a long list in pages of a thousand, also when the last one is full', async () => {
    withApi({ videos: manyManagedVideos(2000) });
    const calls = recordCalls();
    await openVideos();
    const read = () => calls.filter((call) => call.startsWith('GET /api/videos'));
    await waitFor(() =>
      expect(read()).toEqual(['GET /api/videos', 'GET /api/videos?before=1001', 'GET /api/videos?before=1']),
    );
    expect((await list()).getAttribute('aria-rowcount')).toBe('2001');
  });

  it('M-122 shows the newest videos while the older ones are loaded, and says so', async () => {
    withApi({ videos: manyManagedVideos(1001) });
    const { promise: olderAreAsked, resolve: answer } = Promise.withResolvers<void>();
    server.use(
      http.get('*/api/videos', async ({ request }) => {
        if (request.url.includes('before=')) await olderAreAsked;
        // Undefined leaves the answer to the next handler.
      }),
    );
    await openVideos();
    expect((await list()).getAttribute('aria-rowcount')).toBe('1001');
    expect(screen.getByText(/Carregando os vídeos mais antigos… 1.000 até agora/)).toBeTruthy();
    const removeAll = screen.getByRole<HTMLButtonElement>('button', { name: 'Remover todos os vídeos' });
    expect(removeAll.disabled).toBe(true);
    await userEvent.type(screen.getByRole('searchbox'), 'salmo');
    answer();
    expect(await screen.findByText(/^1.?001 /)).toBeTruthy();
    expect((await list()).getAttribute('aria-rowcount')).toBe('1002');
    expect(removeAll.disabled).toBe(false);
  });

  it('M-122 keeps the newest videos when the older ones cannot be loaded, and tries again', async () => {
    withApi({ videos: manyManagedVideos(1001) });
    let isDown = true;
    server.use(
      http.get('*/api/videos', ({ request }) =>
        isDown && request.url.includes('before=') ? HttpResponse.error() : undefined,
      ),
    );
    await openVideos();
    const failure = (
      await screen.findByText('Não foi possível carregar os vídeos mais antigos')
    ).closest<HTMLElement>('[role=alert]');
    expect((await list()).getAttribute('aria-rowcount')).toBe('1001');
    isDown = false;
    await userEvent.click(within(failure as HTMLElement).getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(async () => expect((await list()).getAttribute('aria-rowcount')).toBe('1002'));
    expect(screen.queryByText('Não foi possível carregar os vídeos mais antigos')).toBeNull();
  });

  it('M-130 sends the session with every call, and reads the list again after a change', async () => {
    withApi({ videos: [1, 2].map((id) => aManagedVideo({ id })) });
    const credentials = new Set<RequestCredentials>();
    server.events.on('request:start', ({ request }) => void credentials.add(request.credentials));
    const calls = recordCalls();
    await openVideos();
    const callsAfter = (change: string) => calls.slice(calls.lastIndexOf(change) + 1);

    const form = await addForm();
    await userEvent.type(form.getByLabelText('Título'), 'Salmo 91');
    await userEvent.upload(form.getByLabelText('Arquivo de vídeo'), aVideoFile('salmo.mp4', 'a film'));
    await userEvent.click(form.getByRole('button', { name: 'Adicionar Vídeo' }));
    await row('Salmo 91');
    expect(callsAfter('POST /api/videos')).toContain('GET /api/videos');

    const dialog = await openEditing();
    await userEvent.type(dialog.getByLabelText('Título'), '00');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    const reload = jest.fn();
    window.addEventListener('reload', reload, { once: true });
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    expect(reload).toHaveBeenCalledTimes(1);
    await row('Salmo 100');
    expect(callsAfter('PUT /api/videos/1')).toContain('GET /api/videos');

    await userEvent.click((await row('Salmo 2')).getByRole('button', { name: 'Excluir' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(callsAfter('DELETE /api/videos/2')).toContain('GET /api/videos'));
    expect([...credentials]).toEqual(['same-origin']);
  });

  it('renders only the visible ones of ten thousand videos', async () => {
    withApi({ videos: manyManagedVideos(10_000) });
    await openVideos();
    const grid = await list();
    await waitFor(() => expect(grid.getAttribute('aria-rowcount')).toBe('10001'));
    expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  });

  it('is operated with the arrow keys, Enter to edit and Delete to delete', async () => {
    withApi({ videos: [1, 2, 3].map((id) => aManagedVideo({ id })) });
    await openVideos('/admin?area=videos&sort=title-asc');
    const first = (await within(await list()).findByText('Salmo 1')).closest<HTMLElement>('[data-index]');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Salmo 3'));
    await userEvent.keyboard('{Delete}');
    expect(await screen.findByText('“Salmo 3” sai do site agora e fica na lixeira por 7 dias.')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Salmo 3'));
    await userEvent.keyboard('{Home}{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar vídeo' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Título').value).toBe('Salmo 1');
  });

  it('shows an error and a retry', async () => {
    withApi();
    server.use(http.get('*/api/videos', () => HttpResponse.error(), { once: true }));
    await openVideos();
    const failure = within(
      (await screen.findByText('Não foi possível carregar os vídeos')).parentElement as HTMLElement,
    );
    await userEvent.click(failure.getByRole('button', { name: 'Tentar novamente' }));
    expect(await row('Salmo 1')).toBeTruthy();
  });
});

describe('editing', () => {
  it('M-123 opens with the title, the language and the file name', async () => {
    withApi({ videos: [aManagedVideo({ language: 'es' })] });
    await openVideos();
    const dialog = await openEditing();
    expect(dialog.getByLabelText<HTMLInputElement>('Título').value).toBe('Salmo 1');
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Español' }).checked).toBe(true);
    expect(dialog.getByText('Arquivo atual: salmo-1.mp4')).toBeTruthy();
  });

  it('M-124 M-125 requires three letters, and a file after the field was used', async () => {
    withApi();
    await openVideos();
    const dialog = await openEditing();
    await userEvent.clear(dialog.getByLabelText('Título'));
    await userEvent.type(dialog.getByLabelText('Título'), ' ab ');
    fireEvent.change(dialog.getByLabelText('Novo arquivo de vídeo (opcional)'), { target: { files: [] } });
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByText('Título é obrigatório e deve ter pelo menos 3 caracteres')).toBeTruthy();
    expect(dialog.getByText('É necessário selecionar um arquivo de vídeo')).toBeTruthy();
  });

  it('M-126 M-127 shows that it is updating, sends the title, and confirms it', async () => {
    const { site } = withApi();
    const { promise, resolve } = Promise.withResolvers<void>();
    const sent: unknown[] = [];
    server.use(
      http.put('*/api/videos/:id', async ({ request }) => {
        sent.push(await request.clone().json());
        await promise;
        return undefined;
      }),
    );
    await openVideos();
    const dialog = await openEditing();
    await userEvent.clear(dialog.getByLabelText('Título'));
    await userEvent.type(dialog.getByLabelText('Título'), 'Salmo 46');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByDisplayValue('Atualizando...')).toBeTruthy();
    await userEvent.keyboard('{Control>}s{/Control}');
    resolve();
    const alert = await screen.findByRole('alertdialog', { name: 'Vídeo atualizado' });
    expect(screen.queryByRole('dialog', { name: 'Editar vídeo' })).toBeNull();
    expect(within(alert).getByText('O vídeo “Salmo 46” foi atualizado.')).toBeTruthy();
    expect(sent).toEqual([{ title: 'Salmo 46', language: 'pt', revision: 1 }]);
    expect(site.videos[0]?.title).toBe('Salmo 46');
  });

  it('M-128 restores the title and shows the reason in an alert and a toast', async () => {
    withApi();
    server.use(http.put('*/api/videos/:id', () => problem(500, 'internal', 'O disco está cheio.')));
    await openVideos();
    const dialog = await openEditing();
    await userEvent.type(dialog.getByLabelText('Título'), ' novo');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    const alert = within(await screen.findByRole('alertdialog', { name: 'Erro ao atualizar vídeo' }));
    expect(alert.getByText('Erro no servidor: O disco está cheio.')).toBeTruthy();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Título').value).toBe('Salmo 1 novo');
  });

  it.each([
    ['without a text', () => new HttpResponse(null, { status: 500 }), 'Erro no servidor: Erro desconhecido'],
    [
      'without an answer',
      () => HttpResponse.error(),
      'Ocorreu um erro ao processar a edição: O servidor não respondeu. Verifique a conexão e tente de novo.',
    ],
  ])('M-128 has a text for a failure %s', async (_how, answer, text) => {
    withApi();
    server.use(http.put('*/api/videos/:id', answer));
    await openVideos();
    const dialog = await openEditing();
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('does not overwrite changes by others: it shows them and lets the administrator choose', async () => {
    const { site } = withApi();
    await openVideos();
    const dialog = await openEditing();
    await userEvent.type(dialog.getByLabelText('Título'), ' meu');
    site.videos = [aManagedVideo({ title: 'Deles', language: 'en', revision: 2 })];
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByText(/foi mudado em outra aba/)).toBeTruthy();
    expect(await dialog.findByText('Agora ele está assim: “Deles” (English).')).toBeTruthy();
    expect(site.videos[0]?.title).toBe('Deles');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar os meus mesmo assim' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('alertdialog', { name: 'Vídeo atualizado' })).toBeTruthy();
    expect(site.videos[0]?.title).toBe('Salmo 1 meu');
  });

  it('says that somebody else deleted the video, and keeps what was typed', async () => {
    const { site } = withApi();
    await openVideos();
    const dialog = await openEditing();
    await userEvent.type(dialog.getByLabelText('Título'), ' meu');
    site.videos = [];
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByText(/foi excluído em outra aba/)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Título').value).toBe('Salmo 1 meu');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Salvar' }).disabled).toBe(true);
  });

  it('sends a new file, and saves with Ctrl+S', async () => {
    const { uploads, site } = withApi();
    await openVideos();
    const dialog = await openEditing();
    await userEvent.upload(
      dialog.getByLabelText('Novo arquivo de vídeo (opcional)'),
      aVideoFile('novo.mp4', '12345'),
    );
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('alertdialog', { name: 'Vídeo atualizado' })).toBeTruthy();
    expect([...uploads.received.values()]).toEqual([{ length: 5, offset: 5 }]);
    expect(site.videos[0]?.processing).toBe('pending');
  });

  it.each([
    [1, 'Este já é o arquivo deste vídeo.'],
    [7, 'Este arquivo já está no site, como “Salmo 7”.'],
  ])(
    'finds that the new file is that of video %s before it is sent, and sends it if confirmed',
    async (id, words) => {
      const { uploads, site } = withApi();
      const file = aVideoFile('novo.mp4', '12345');
      uploads.known.set(await hashFile(file), {
        id: id === 1 ? (site.videos[0]?.id ?? 0) : id,
        title: 'Salmo 7',
        language: 'pt',
      });
      await openVideos();
      const dialog = await openEditing();
      await userEvent.upload(dialog.getByLabelText('Novo arquivo de vídeo (opcional)'), file);
      await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
      expect(await dialog.findByText(words)).toBeTruthy();
      expect(uploads.received.size).toBe(0);
      expect(dialog.getByLabelText<HTMLInputElement>('Título').value).toBe('Salmo 1');
      await userEvent.click(dialog.getByRole('button', { name: 'Salvar mesmo assim' }));
      expect(await screen.findByRole('alertdialog', { name: 'Vídeo atualizado' })).toBeTruthy();
      expect(uploads.received.size).toBe(1);
    },
  );

  it('asks before discarding typed changes', async () => {
    withApi();
    await openVideos();
    const dialog = await openEditing();
    await userEvent.type(dialog.getByLabelText('Título'), ' novo');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Fechar sem salvar?' }));
    await userEvent.click(question.getByRole('button', { name: 'Fechar sem salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Editar vídeo' })).toBeNull());
  });

  it('adds, replaces and removes captions, and rejects invalid files', async () => {
    const { site } = withApi();
    await openVideos();
    const dialog = await openEditing();
    const vtt = aFile('salmo.vtt', 'WEBVTT');
    await userEvent.upload(dialog.getByLabelText('Adicionar legendas'), aFile('salmo.txt', 'x'), {
      applyAccept: false,
    });
    expect(await screen.findByText('Escolha um arquivo .vtt ou .srt.')).toBeTruthy();
    await userEvent.upload(dialog.getByLabelText('Adicionar legendas'), vtt);
    expect(await screen.findByText('Legendas salvas')).toBeTruthy();
    expect(await dialog.findByLabelText('Trocar legendas')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Remover legendas' }));
    expect(await screen.findByText('Legendas removidas')).toBeTruthy();
    expect(site.videos[0]?.hasCaptions).toBe(false);
  });

  it('says that another tab changed the captions, shows how they are now, and then saves', async () => {
    const { site } = withApi();
    await openVideos();
    const dialog = await openEditing();
    const [video] = site.videos;
    if (video) site.videos[0] = { ...video, hasCaptions: true, captionsUrl: '/c', captionsVersion: '7' };
    const vtt = aFile('salmo.vtt', 'WEBVTT');
    await userEvent.upload(dialog.getByLabelText('Adicionar legendas'), vtt);
    expect(await screen.findByText(/As legendas foram mudadas em outra aba/)).toBeTruthy();
    expect(site.videos[0]?.captionsVersion).toBe('7');
    await userEvent.upload(await dialog.findByLabelText('Trocar legendas'), vtt);
    expect(await screen.findByText('Legendas salvas')).toBeTruthy();
    expect(site.videos[0]?.captionsVersion).toBe('8');
  });
});

describe('deleting', () => {
  it('M-129 asks first, disables its buttons while deleting, confirms it, and offers to undo', async () => {
    const { site } = withApi();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.delete('*/api/videos/:id', async () => {
        await promise;
        return undefined;
      }),
    );
    await openVideos();
    await userEvent.click((await row('Salmo 1')).getByRole('button', { name: 'Excluir' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Excluir este vídeo?' }));
    await userEvent.click(question.getByRole('button', { name: 'Excluir' }));
    expect((await question.findByRole<HTMLButtonElement>('button', { name: 'Excluindo…' })).disabled).toBe(
      true,
    );
    expect(question.getByRole<HTMLButtonElement>('button', { name: 'Cancelar' }).disabled).toBe(true);
    resolve();
    expect(await screen.findByText('Vídeo removido')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await screen.findByText('Ainda não há vídeos. Adicione o primeiro acima.')).toBeTruthy();
    await clickUndo();
    expect(await screen.findByText('1 vídeo de volta ao site')).toBeTruthy();
    expect(site.videos).toHaveLength(1);
    expect(await row('Salmo 1')).toBeTruthy();
  });

  it('M-129 shows an error and keeps the dialog open', async () => {
    withApi();
    server.use(http.delete('*/api/videos/:id', () => problem(503, 'unavailable', 'Volte logo.')));
    await openVideos();
    await userEvent.click((await row('Salmo 1')).getByRole('button', { name: 'Excluir' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }),
    );
    expect(await screen.findByText('Erro ao remover vídeo')).toBeTruthy();
    expect(screen.getByText('Volte logo.')).toBeTruthy();
    expect(screen.getByRole('alertdialog', { name: 'Excluir este vídeo?' })).toBeTruthy();
  });

  it('deletes all selected videos', async () => {
    const { site } = withApi({ videos: [1, 2, 3].map((id) => aManagedVideo({ id })) });
    await openVideos();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Marcar Salmo 1' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Marcar Salmo 3' }));
    expect(screen.getByText('2 vídeos marcados')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Excluir marcados' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }),
    );
    expect(await screen.findByText('2 vídeos removidos')).toBeTruthy();
    expect(site.videos.map(({ id }) => id)).toEqual([2]);
  });

  it('M-131 Q26 deletes all only after their number was typed', async () => {
    const { site } = withApi({ videos: [1, 2, 3].map((id) => aManagedVideo({ id })) });
    await openVideos();
    await userEvent.click(await screen.findByRole('button', { name: 'Remover todos os vídeos' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remover todos os vídeos?' }));
    const confirm = question.getByRole<HTMLButtonElement>('button', { name: 'Remover todos' });
    expect(confirm.disabled).toBe(true);
    await userEvent.type(question.getByLabelText('Para confirmar, digite 3'), '3');
    await userEvent.click(confirm);
    expect(await screen.findByText('Todos os vídeos foram removidos')).toBeTruthy();
    expect(site.videos).toEqual([]);
    expect(site.trash).toHaveLength(4);
  });

  it('M-131 deletes more than a thousand in parts, says how many are done, and ends with all', async () => {
    const { site } = withApi({ videos: manyManagedVideos(1200) });
    const next = holdPosts('/api/admin/videos/delete');
    const question = await removeAll1200();
    for (const [done, left] of [
      ['0', 1200],
      ['500', 700],
      ['1.000', 200],
    ] as const) {
      expect(await question.findByText(`Removendo… ${done} de 1.200`)).toBeTruthy();
      expect(site.videos).toHaveLength(left);
      // Added by somebody else meanwhile.
      if (done === '1.000') site.videos = [...site.videos, aManagedVideo({ id: 5000 })];
      next();
    }
    expect(await screen.findByText('Todos os vídeos foram removidos')).toBeTruthy();
    expect(site.videos).toEqual([]);
  });

  it('brings more than a thousand back in parts, and says how many are back', async () => {
    const { site } = withApi({ videos: manyManagedVideos(1200) });
    await removeAll1200();
    const next = holdPosts('/api/admin/trash/restore');
    await clickUndo();
    for (const done of ['0', '500', '1.000']) {
      expect(await screen.findByText(`Desfazendo… ${done} de 1.200`)).toBeTruthy();
      next();
    }
    expect(await screen.findByText('1200 vídeos de volta ao site')).toBeTruthy();
    expect(site.videos).toHaveLength(1200);
    expect(screen.queryByText(/Desfazendo/)).toBeNull();
  });
});

/** Under a dialog nothing can be clicked; the page can again when the dialog closes, and a toast after its next render. */
async function clickUndo() {
  const undo = await screen.findByRole('button', { name: 'Desfazer' });
  await waitFor(() => expect(getComputedStyle(undo).pointerEvents).not.toBe('none'));
  await userEvent.click(undo);
}

/** Deletes all of 1,200 videos; returns the question, which stays until they are deleted. */
async function removeAll1200() {
  await openVideos();
  const removeAll = await screen.findByRole<HTMLButtonElement>('button', { name: 'Remover todos os vídeos' });
  await waitFor(() => expect(removeAll.disabled).toBe(false));
  await userEvent.click(removeAll);
  const question = within(await screen.findByRole('alertdialog', { name: 'Remover todos os vídeos?' }));
  await userEvent.type(question.getByLabelText('Para confirmar, digite 1200'), '1200');
  await userEvent.click(question.getByRole('button', { name: 'Remover todos' }));
  return question;
}

import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { hashFile } from '../../lib/uploads/hash-file.ts';
import { aFile, aVideoFile } from '../../testing/files.ts';
import { ADMINS_PASSWORD } from '../../testing/handlers/session.ts';
import { problem } from '../../testing/problem.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { recordCalls, server, withApi, withServer } from '../../testing/server.ts';
import { endPageUploads } from './page-uploads.ts';

withServer();
afterEach(endPageUploads);

const block = async () => within(await screen.findByRole('region', { name: 'Upload em massa' }));
const files = async () => within((await block()).getByRole('list', { name: 'Arquivos escolhidos' }));
const rowOf = async (name: string) =>
  within((await (await files()).findByText(name)).closest('li') as HTMLElement);

async function choose(...chosen: readonly File[]) {
  await userEvent.upload((await block()).getByLabelText(/Escolher vídeos/), [...chosen], {
    applyAccept: false,
  });
}

async function submit() {
  await userEvent.click((await block()).getByRole('button', { name: /^Enviar (vídeos|\d)/ }));
}

describe('adding many files', () => {
  it('M-134 requires at least one file', async () => {
    withApi();
    await renderAdmin('/admin?area=videos');
    await submit();
    expect(await screen.findByText('Por favor selecione pelo menos um arquivo de vídeo')).toBeTruthy();
  });

  it('M-132 M-133 gives each file the language of the page, which can be changed, and lets each be removed', async () => {
    const { site } = withApi({ videos: [] });
    window.localStorage.setItem('language', 'pt');
    await renderAdmin('/admin?area=videos');
    const input = (await block()).getByLabelText<HTMLInputElement>(/Escolher vídeos/);
    expect(input.multiple).toBe(true);
    expect(input.accept.split(',')).toEqual(expect.arrayContaining(['video/*', '.mkv']));
    await choose(aVideoFile('um.mp4', '1'), aVideoFile('dois.mp4', '22'), aVideoFile('tres.mp4', '333'));
    await userEvent.selectOptions(await screen.findByLabelText('Idioma de dois.mp4'), 'Français');
    await userEvent.click((await rowOf('tres.mp4')).getByRole('button', { name: 'Remover' }));
    await submit();
    expect(await screen.findByText('2 vídeos adicionados')).toBeTruthy();
    expect(site.videos.map(({ title, language }) => [title, language])).toEqual(
      expect.arrayContaining([
        ['um', 'pt'],
        ['dois', 'fr'],
      ]),
    );
    expect(site.videos).toHaveLength(2);
  });

  it('M-171 adds each file with its own language and its original name', async () => {
    withApi({ videos: [] });
    const items: unknown[] = [];
    server.use(
      http.post('*/api/admin/bulk-upload', async ({ request }) => {
        items.push(...((await request.clone().json()) as { readonly items: unknown[] }).items);
        return undefined;
      }),
    );
    window.localStorage.setItem('language', 'es');
    await renderAdmin('/admin?area=videos');
    await choose(aVideoFile('Salmo 1 – manhã.mp4', '1'), aVideoFile('dois.mp4', '22'));
    await userEvent.selectOptions(await screen.findByLabelText('Idioma de dois.mp4'), 'Français');
    await submit();
    expect(await screen.findByText('2 vídeos adicionados')).toBeTruthy();
    const uploadId = expect.any(String);
    expect(items).toHaveLength(2);
    expect(items).toEqual(
      expect.arrayContaining([
        { uploadId, language: 'es', originalName: 'Salmo 1 – manhã.mp4' },
        { uploadId, language: 'fr', originalName: 'dois.mp4' },
      ]),
    );
  });

  it('M-135 Q27 shows how many were added, and keeps the others with their reasons', async () => {
    const { site, uploads } = withApi({ videos: [] });
    const known = aVideoFile('repetido.mp4', 'known bytes');
    uploads.known.set(await hashFile(known), { id: 7, title: 'Salmo 7', language: 'pt' });
    uploads.unplayable.add('ruim.mp4');
    await renderAdmin('/admin?area=videos');
    const calls = recordCalls();
    await choose(
      aVideoFile('bom.mp4', 'good'),
      aVideoFile('ruim.mp4', 'bad'),
      known,
      aFile('vazio.mp4', '', 'video/mp4'),
    );
    expect(
      await (await rowOf('repetido.mp4')).findByText('Já está no site: “Salmo 7” (Português)'),
    ).toBeTruthy();
    expect((await rowOf('vazio.mp4')).getByText('O arquivo está vazio (0 bytes).')).toBeTruthy();
    expect(screen.queryByLabelText('Idioma de vazio.mp4')).toBeNull();
    await submit();
    expect(await screen.findByText('1 vídeo adicionado')).toBeTruthy();
    expect(screen.getByText('1 arquivo não foi adicionado. O motivo está na lista.')).toBeTruthy();
    expect((await rowOf('ruim.mp4')).getByText(/não é um vídeo/)).toBeTruthy();
    expect(screen.queryByText('bom.mp4')).toBeNull();
    expect(site.videos.map(({ title }) => title)).toEqual(['bom']);
    expect(calls.filter((call) => call === 'POST /api/uploads')).toHaveLength(2);
  });

  it('sends a file that the server already has when confirmed', async () => {
    const { site, uploads } = withApi({ videos: [] });
    const known = aVideoFile('repetido.mp4', 'known bytes');
    uploads.known.set(await hashFile(known), { id: 7, title: 'Salmo 7', language: 'pt' });
    await renderAdmin('/admin?area=videos');
    await choose(known);
    await userEvent.click(
      await (await rowOf('repetido.mp4')).findByRole('button', { name: 'Enviar mesmo assim' }),
    );
    expect(await screen.findByText('1 vídeo adicionado')).toBeTruthy();
    expect(site.videos).toHaveLength(1);
  });

  it('M-136 shows an error when nothing could be added, with the reason of a single file', async () => {
    const { uploads } = withApi();
    uploads.unplayable.add('ruim.mp4');
    await renderAdmin('/admin?area=videos');
    await choose(aVideoFile('ruim.mp4', 'bad'));
    await submit();
    expect(await screen.findByText('Erro no upload em massa')).toBeTruthy();
    expect(
      screen.getAllByText(
        'Este arquivo não é um vídeo MP4, MOV, MKV ou WebM. Se for um vídeo de outro tipo, exporte como MP4 (H.264) e envie de novo.',
      ),
    ).toHaveLength(2);
  });

  it('M-136 shows why a file is no video after its first kilobytes, and sends the others', async () => {
    const { site, uploads } = withApi({ videos: [] });
    uploads.noVideo = 'Este arquivo não é um vídeo MP4, MOV, MKV ou WebM.';
    await renderAdmin('/admin?area=videos');
    await choose(aFile('ruim.mkv', 'x'.repeat(1024 * 1024), 'application/octet-stream'));
    await submit();
    expect((await rowOf('ruim.mkv')).getByText(uploads.noVideo)).toBeTruthy();
    expect(uploads.pieces).toEqual([64 * 1024]);
    delete uploads.noVideo;
    await choose(aFile('bom.mkv', 'good', 'video/x-matroska'));
    await submit();
    expect(await screen.findByText('1 vídeo adicionado')).toBeTruthy();
    expect(site.videos.map(({ title }) => title)).toEqual(['bom']);
  });

  it('M-136 has its own text when the server sends none, and offers a retry', async () => {
    const { site } = withApi({ videos: [] });
    server.use(
      http.post('*/api/admin/bulk-upload', () => new Response(null, { status: 500 }), { once: true }),
    );
    await renderAdmin('/admin?area=videos');
    await choose(aVideoFile('um.mp4', '1'));
    await submit();
    expect(await screen.findByText('Ocorreu um erro ao enviar os vídeos')).toBeTruthy();
    await userEvent.click((await rowOf('um.mp4')).getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('1 vídeo adicionado')).toBeTruthy();
    expect(site.videos).toHaveLength(1);
  });

  it('waits for the connection with a message, and adds every file once', async () => {
    const { site, uploads } = withApi({ videos: [] });
    uploads.patchAnswers = ['broken', 'ok', 'broken'];
    await renderAdmin('/admin?area=videos');
    await choose(aVideoFile('um.mp4', '1'), aVideoFile('dois.mp4', '22'));
    await submit();
    expect(await screen.findByText('Sem conexão. Continua sozinho quando ela voltar.')).toBeTruthy();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('2 vídeos adicionados')).toBeTruthy();
    expect(site.videos).toHaveLength(2);
  });

  it('can be paused and resumed', async () => {
    const { site } = withApi({ videos: [] });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.patch(
        '*/api/uploads/:id',
        async () => {
          await promise;
          return undefined;
        },
        { once: true },
      ),
    );
    await renderAdmin('/admin?area=videos');
    await choose(aVideoFile('um.mp4', '1'));
    await submit();
    await userEvent.click(await (await rowOf('um.mp4')).findByRole('button', { name: 'Pausar' }));
    expect(await (await rowOf('um.mp4')).findByText('Pausado')).toBeTruthy();
    resolve();
    await userEvent.click((await rowOf('um.mp4')).getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('1 vídeo adicionado')).toBeTruthy();
    expect(site.videos).toHaveLength(1);
  });

  it('warns before the page is closed only while files are being sent', async () => {
    const { uploads } = withApi({ videos: [] });
    uploads.patchAnswers = ['broken'];
    const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await renderAdmin('/admin?area=videos');
    expect(isWarned()).toBe(false);
    await choose(aVideoFile('um.mp4', '1'));
    await submit();
    await screen.findByText('Sem conexão. Continua sozinho quando ela voltar.');
    expect(isWarned()).toBe(true);
    expect(await screen.findByText('1 vídeo adicionado')).toBeTruthy();
    expect(isWarned()).toBe(false);
  });

  it('continues after a new login when the session ends', async () => {
    const { site, session, uploads } = withApi({ videos: [] });
    uploads.patchAnswers = [401];
    await renderAdmin('/admin?area=videos');
    await choose(aVideoFile('um.mp4', '1'));
    session.isOpen = false;
    await submit();
    await userEvent.type(await screen.findByLabelText('Senha'), ADMINS_PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('1 vídeo adicionado')).toBeTruthy();
    expect(site.videos).toHaveLength(1);
  });

  it('after a reload asks for the file again and continues its upload', async () => {
    const { site, uploads } = withApi({ videos: [] });
    server.use(
      http.patch('*/api/uploads/:id', () => problem(507, 'no_space', 'O disco está cheio.'), { once: true }),
    );
    const film = aVideoFile('um.mp4', 'a whole film');
    const page = await renderAdmin('/admin?area=videos');
    await choose(film);
    await submit();
    expect(await (await rowOf('um.mp4')).findByText('O disco está cheio.')).toBeTruthy();
    const remembered = window.sessionStorage.getItem('bulkUpload') ?? '';
    page.unmount();
    endPageUploads();
    window.sessionStorage.setItem('bulkUpload', remembered);
    await renderAdmin('/admin?area=videos');
    expect(
      await (await rowOf('um.mp4')).findByText('Escolha este arquivo de novo para continuar de onde parou.'),
    ).toBeTruthy();
    const calls = recordCalls();
    await choose(film);
    await waitFor(async () => expect((await rowOf('um.mp4')).getByText('Pronto para enviar')).toBeTruthy());
    await submit();
    expect(await screen.findByText('1 vídeo adicionado')).toBeTruthy();
    expect(calls.filter((call) => call === 'POST /api/uploads')).toEqual([]);
    expect(uploads.received.size).toBe(1);
    expect(site.videos).toHaveLength(1);
  });

  it('Q46 accepts at most fifty files, and lists the others', async () => {
    withApi();
    await renderAdmin('/admin?area=videos');
    await choose(...Array.from({ length: 52 }, (_, index) => aFile(`${index + 1}.mp4`, '', 'video/mp4')));
    expect(await screen.findByText('São arquivos demais de uma vez. O limite é de 50.')).toBeTruthy();
    expect(screen.getByText('Não entraram na lista: 51.mp4, 52.mp4')).toBeTruthy();
    expect((await files()).getAllByRole('listitem')).toHaveLength(50);
  });
});

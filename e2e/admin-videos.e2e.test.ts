import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ManagedVideo } from '@selah/shared/contracts/videos/managed-video';
import type { Page } from 'playwright-core';
import { openAsAdmin, rowOf, seeToast } from './support/admin-page.ts';
import { violationsInBothThemes } from './support/axe.ts';
import { errorsExceptRequests, type Visit } from './support/browser.ts';
import { type HttpVisitor, loggedInAdmin } from './support/http-visitor.ts';
import { pageJourney } from './support/journey.ts';
import { layoutFaults } from './support/layout.ts';
import {
  DEMO_VIDEO,
  formWithVideo,
  listVideos,
  makeTestVideos,
  type TestVideo,
  untilReady,
} from './support/test-videos.ts';

const KILOBYTE = 1024;
const files = makeTestVideos();

const addForm = (page: Page) => page.getByRole('region', { name: 'Adicionar vídeo' });
const row = (page: Page, title: string) => rowOf(page, 'Vídeos', title);
const editing = (page: Page) => page.getByRole('dialog', { name: 'Editar vídeo' });
const alert = (page: Page, name: string) => page.getByRole('alertdialog', { name });

async function openVideos(page: Page, url: string) {
  await page.goto(`${url}/admin?area=videos`);
  await addForm(page).waitFor();
}

async function add(page: Page, { title, file }: { readonly title: string; readonly file: TestVideo }) {
  const form = addForm(page);
  await form.getByLabel('Título').fill(title);
  await form.getByLabel('Arquivo de vídeo').setInputFiles(file.path);
  await form.getByRole('button', { name: 'Adicionar Vídeo' }).click();
}

async function edit(page: Page, title: string) {
  await row(page, title).getByRole('button', { name: 'Editar' }).click();
  await editing(page).waitFor();
}

async function confirmUpdate(page: Page) {
  const reloaded = page.waitForEvent('load');
  await alert(page, 'Vídeo atualizado').getByRole('button', { name: 'OK' }).click();
  await reloaded;
  await addForm(page).waitFor();
}

pageJourney(
  'single videos',
  (site) => {
    let visit: Visit;
    let page: Page;
    let admin: HttpVisitor;

    beforeEach(async () => {
      visit = await openAsAdmin(site);
      page = visit.page;
      admin = await loggedInAdmin(site.url);
    });
    afterAll(() => files.remove());

    const videoNamed = async (title: string) => {
      const found = (await listVideos(admin)).find((video) => video.title === title);
      if (!found) throw new Error(`no video is called ${title}`);
      return found;
    };

    /** Makes a video that can be played without the page, and opens the list. */
    async function ready(title: string, film?: string) {
      const { path } = files.video(`${title}.mp4`, 300 * KILOBYTE, film);
      const { status } = await admin.call('POST', '/api/videos', { form: formWithVideo({ title, path }) });
      expect(status).toBe(201);
      await untilReady(admin, title);
      await openVideos(page, site.url);
      await row(page, title).getByText('Pronto').waitFor();
    }

    it('M-117 to M-122 adds a video and shows its poster, duration and state', async () => {
      await openVideos(page, site.url);
      const form = addForm(page);
      await form.getByRole('button', { name: 'Adicionar Vídeo' }).click();
      await form.getByText('Por favor insira um título para o vídeo').waitFor();
      await form.getByText('Por favor selecione um arquivo de vídeo').waitFor();
      expect(await form.getByRole('radio', { name: 'Português' }).isChecked()).toBe(true);
      expect(await form.getByLabel('Arquivo de vídeo').getAttribute('accept')).toBe('video/*');

      await page.route('**/api/videos', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        await form.getByRole('button', { name: 'Enviando...' }).waitFor();
        await route.continue();
      });
      await form.getByRole('radio', { name: 'Español' }).check();
      await add(page, { title: 'Salmo 91', file: files.video('salmo-91.mp4', 300 * KILOBYTE) });
      await seeToast(page, 'Vídeo adicionado');
      const shown = row(page, 'Salmo 91');
      await shown.getByText('Pronto').waitFor();
      expect(await shown.innerText()).toMatch(/Español[\s\S]*\d:\d\d/);
      const poster = shown.locator('img');
      await poster.scrollIntoViewIfNeeded();
      await poster.evaluate((image: HTMLImageElement) => image.decode());
      expect(await form.getByLabel('Título').inputValue()).toBe('');
      expect(await videoNamed('Salmo 91')).toMatchObject({ language: 'es', processing: 'ready' });
      expect(errorsExceptRequests(visit)).toEqual([]);
    });

    it('M-121 says why a file cannot be added, and keeps what was typed', async () => {
      await openVideos(page, site.url);
      await add(page, { title: 'Lista', file: files.file('lista.mp4', '#EXTM3U\n#EXTINF:1,\nhttp://x/\n') });
      await seeToast(page, 'Erro ao adicionar vídeo');
      await seeToast(page, /lista de reprodução/);
      expect(await addForm(page).getByLabel('Título').inputValue()).toBe('Lista');
      expect((await listVideos(admin)).some(({ title }) => title === 'Lista')).toBe(false);
    });

    it('says that a file was cut off, and prepares it again on request', async () => {
      await openVideos(page, site.url);
      await add(page, { title: 'Cortado', file: files.truncatedVideo('cortado.mp4') });
      const shown = row(page, 'Cortado');
      await shown.getByText('Falhou').waitFor();
      await shown.getByText(/falta uma parte do arquivo|foi interrompida antes do fim/).waitFor();
      await shown.getByRole('button', { name: 'Tentar novamente' }).click();
      await seeToast(page, 'O vídeo está sendo preparado de novo');
      await shown.getByText('Falhou').waitFor();

      await edit(page, 'Cortado');
      const whole = files.video('inteiro.mp4', 300 * KILOBYTE);
      await editing(page).getByLabel('Novo arquivo de vídeo (opcional)').setInputFiles(whole.path);
      await editing(page).getByRole('button', { name: 'Salvar' }).click();
      await confirmUpdate(page);
      await shown.getByText('Pronto').waitFor();
    });

    it('M-123 to M-127 saves an edited title with Ctrl+S, and never one of two letters', async () => {
      let sent: unknown;
      await page.route('**/api/videos/*', async (route) => {
        if (route.request().method() !== 'PUT') return route.continue();
        sent = route.request().postDataJSON();
        await page.waitForFunction(() =>
          [...document.querySelectorAll('input')].some(({ value }) => value === 'Atualizando...'),
        );
        await route.continue();
      });
      await ready('Antes');
      await edit(page, 'Antes');
      const { filename } = await videoNamed('Antes');
      const title = editing(page).getByLabel('Título');
      expect(await title.inputValue()).toBe('Antes');
      await editing(page).getByText(`Arquivo atual: ${filename}`).waitFor();
      await title.fill('ab');
      await page.keyboard.press('Control+s');
      await editing(page).getByText('Título é obrigatório e deve ter pelo menos 3 caracteres').waitFor();
      await title.fill('Depois');
      await editing(page).getByRole('radio', { name: 'Français' }).check();
      await page.keyboard.press('Control+s');
      await alert(page, 'Vídeo atualizado').getByText('O vídeo “Depois” foi atualizado.').waitFor();
      await editing(page).waitFor({ state: 'hidden' });
      expect(sent).toMatchObject({ title: 'Depois', language: 'fr' });
      await confirmUpdate(page);
      await row(page, 'Depois').getByText('Français').waitFor();
    });

    it('M-125 wants a file where one was chosen and taken back', async () => {
      await ready('Sem arquivo');
      await edit(page, 'Sem arquivo');
      const file = editing(page).getByLabel('Novo arquivo de vídeo (opcional)');
      await file.setInputFiles(files.video('outro.mp4', 300 * KILOBYTE).path);
      await file.setInputFiles([]);
      await editing(page).getByRole('button', { name: 'Salvar' }).click();
      await editing(page).getByText('É necessário selecionar um arquivo de vídeo').waitFor();
    });

    it('M-133 to M-135 sends several files, each in its language, without the one that was removed', async () => {
      await openVideos(page, site.url);
      const bulk = page.getByRole('region', { name: 'Upload em massa' });
      const send = bulk.getByRole('button', { name: /^Enviar/ });
      await send.click();
      await seeToast(page, 'Por favor selecione pelo menos um arquivo de vídeo');
      const chosen = ['alpha', 'beta', 'gamma'].map((name) => files.video(`${name}.mp4`, 300 * KILOBYTE));
      await bulk.getByLabel('Escolher vídeos').setInputFiles(chosen.map(({ path }) => path));
      await bulk.getByLabel('Idioma de beta.mp4').selectOption('en');
      const gamma = bulk.getByRole('listitem').filter({ hasText: 'gamma.mp4' });
      await gamma.getByRole('button', { name: 'Remover' }).click();
      const reloaded = page.waitForEvent('load');
      await send.click();
      await reloaded;
      await seeToast(page, '2 vídeos adicionados');
      expect(await bulk.getByRole('listitem').count()).toBe(0);
      const added = (await listVideos(admin)).filter(({ title }) => /^(alpha|beta|gamma)$/.test(title));
      expect(added.map(({ title, language }) => `${title} ${language}`).sort()).toEqual([
        'alpha pt',
        'beta en',
      ]);
    });

    it('M-128 puts the title back and says why a new file was refused, and saves another one', async () => {
      await ready('Troca');
      const before = await videoNamed('Troca');
      await edit(page, 'Troca');
      const file = editing(page).getByLabel('Novo arquivo de vídeo (opcional)');
      await file.setInputFiles(files.file('pagina.mp4', '<!doctype html><title>film</title>').path);
      await editing(page).getByLabel('Título').fill('Trocado');
      await editing(page).getByRole('button', { name: 'Salvar' }).click();
      await alert(page, 'Erro ao atualizar vídeo')
        .getByText(/^Erro no servidor: Este arquivo não é/)
        .waitFor();
      await seeToast(page, 'Erro ao atualizar vídeo');
      await alert(page, 'Erro ao atualizar vídeo').getByRole('button', { name: 'OK' }).click();
      expect(await editing(page).getByLabel('Título').inputValue()).toBe('Trocado');
      expect((await videoNamed('Troca')).filename).toBe(before.filename);

      const replacement = files.video('novo.mp4', 400 * KILOBYTE);
      await file.setInputFiles(replacement.path);
      await page.keyboard.press('Control+s');
      await confirmUpdate(page);
      await row(page, 'Trocado').getByText('Pronto').waitFor();
      expect((await videoNamed('Trocado')).filename).not.toBe(before.filename);
    });

    it('M-129 deletes a video, brings it back from the toast, and from the trash', async () => {
      await ready('Vai e volta');
      const remove = async () => {
        await row(page, 'Vai e volta').getByRole('button', { name: 'Excluir' }).click();
        await alert(page, 'Excluir este vídeo?')
          .getByRole('button', { name: 'Excluir', exact: true })
          .click();
        await seeToast(page, 'Vídeo removido');
        await row(page, 'Vai e volta').waitFor({ state: 'detached' });
      };
      await remove();
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await seeToast(page, '1 vídeo de volta ao site');
      await row(page, 'Vai e volta').getByText('Pronto').waitFor();

      await remove();
      await page.goto(`${site.url}/admin?area=trash`);
      const thrown = rowOf(page, 'Lixeira', 'Vai e volta');
      await thrown.getByRole('button', { name: 'Restaurar' }).click();
      await seeToast(page, '1 vídeo restaurado');
      const { id, filename } = await videoNamed('Vai e volta');
      expect((await page.request.get(`${site.url}/api/videos/file/${filename}`)).status()).toBe(200);

      await admin.call('DELETE', `/api/videos/${id}`);
      await page.reload();
      await thrown.getByRole('button', { name: 'Excluir para sempre' }).click();
      await alert(page, 'Excluir 1 vídeo para sempre?')
        .getByRole('button', { name: 'Excluir para sempre' })
        .click();
      await seeToast(page, '1 vídeo excluído para sempre');
      await thrown.waitFor({ state: 'detached' });
      expect((await page.request.get(`${site.url}/api/videos/file/${filename}`)).status()).toBe(404);
    });

    it('adds, replaces and removes captions, and refuses what is none', async () => {
      await ready('Com legendas', DEMO_VIDEO);
      await edit(page, 'Com legendas');
      const dialog = editing(page);
      const served = async () => {
        const { captionsUrl = '' } = await videoNamed('Com legendas');
        const answer = await page.request.get(`${site.url}${captionsUrl}`);
        return { type: answer.headers()['content-type'], text: await answer.text() };
      };
      const saved = () =>
        page.waitForResponse(
          (answer) => /captions\?basedOn=/.test(answer.url()) && answer.request().method() === 'PUT',
        );
      const vtt = files.file('um.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nO Senhor é o meu pastor\n');
      const srt = files.file('dois.srt', '1\n00:00:00,000 --> 00:00:01,000\nNada me faltará\n');
      await dialog.getByText('Este vídeo tem legendas.').waitFor();
      await dialog.getByRole('button', { name: 'Remover legendas' }).click();
      await seeToast(page, 'Legendas removidas');
      await dialog.getByText('Este vídeo não tem legendas.').waitFor();
      expect(await videoNamed('Com legendas')).toMatchObject({ hasCaptions: false });

      await dialog.getByLabel('Adicionar legendas').setInputFiles(files.file('tres.vtt', 'nothing').path);
      await seeToast(page, 'Erro ao salvar as legendas');
      await dialog.getByLabel('Adicionar legendas').setInputFiles(vtt.path);
      await seeToast(page, 'Legendas salvas');
      await dialog.getByText('Este vídeo tem legendas.').waitFor();
      expect(await served()).toEqual({
        type: expect.stringContaining('text/vtt'),
        text: expect.stringContaining('O Senhor é o meu pastor'),
      });
      const replaced = saved();
      await dialog.getByLabel('Trocar legendas').setInputFiles(srt.path);
      expect((await replaced).status()).toBe(200);
      expect((await served()).text).toContain('Nada me faltará');

      await dialog.getByLabel('Título').fill('Com outras legendas');
      await page.keyboard.press('Control+s');
      await confirmUpdate(page);
    });

    describe('two tabs', () => {
      it('the second hears that the first changed the video, and chooses', async () => {
        await ready('Dos dois');
        const second = await openAsAdmin(site);
        await openVideos(second.page, site.url);
        await edit(second.page, 'Dos dois');
        await editing(second.page).getByLabel('Título').fill('Do segundo');

        await edit(page, 'Dos dois');
        await editing(page).getByLabel('Título').fill('Do primeiro');
        await page.keyboard.press('Control+s');
        await confirmUpdate(page);

        await second.page.keyboard.press('Control+s');
        await editing(second.page)
          .getByText(/foi mudado em outra aba ou por outra pessoa/)
          .waitFor();
        await editing(second.page).getByText('Agora ele está assim: “Do primeiro” (Português).').waitFor();
        expect(await editing(second.page).getByLabel('Título').inputValue()).toBe('Do segundo');
        expect((await listVideos(admin)).map(({ title }) => title)).toContain('Do primeiro');
        await editing(second.page).getByRole('button', { name: 'Salvar os meus mesmo assim' }).click();
        await second.page.keyboard.press('Control+s');
        await confirmUpdate(second.page);
        await row(second.page, 'Do segundo').waitFor();
      });

      it('the second hears that the first deleted the video, and keeps what was typed', async () => {
        await ready('Some');
        const second = await openAsAdmin(site);
        await openVideos(second.page, site.url);
        await edit(second.page, 'Some');
        await editing(second.page).getByLabel('Título').fill('Some mais tarde');
        const { id } = await videoNamed('Some');
        await admin.call('DELETE', `/api/videos/${id}`);
        await second.page.keyboard.press('Control+s');
        await editing(second.page)
          .getByText(/foi excluído em outra aba ou por outra pessoa/)
          .waitFor();
        expect(await editing(second.page).getByLabel('Título').inputValue()).toBe('Some mais tarde');
      });
    });

    it('M-131 Q26 removes all videos once their number was typed, and brings them back', async () => {
      await ready('Um de todos');
      const before = await listVideos(admin);
      await page.getByRole('button', { name: 'Remover todos os vídeos' }).click();
      const question = alert(page, 'Remover todos os vídeos?');
      const confirm = question.getByRole('button', { name: 'Remover todos', exact: true });
      await question.getByLabel(`Para confirmar, digite ${before.length}`).fill(String(before.length + 1));
      expect(await confirm.isDisabled()).toBe(true);
      await question.getByLabel(/Para confirmar/).fill(String(before.length));
      await confirm.click();
      await seeToast(page, 'Todos os vídeos foram removidos');
      await page.getByText('Ainda não há vídeos. Adicione o primeiro acima.').waitFor();
      expect(await listVideos(admin)).toEqual([]);
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await seeToast(page, /de volta ao site/);
      await row(page, 'Um de todos').getByText('Pronto').waitFor();
      const titles = (videos: readonly ManagedVideo[]) => videos.map(({ title }) => title).sort();
      expect(titles(await listVideos(admin))).toEqual(titles(before));
    });

    it('axe finds nothing in the list, the edit dialog and the trash, light and dark, and nothing is cut off', async () => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await ready('Acessível');
      const found = await violationsInBothThemes(page, 'list');
      found.push(...(await layoutFaults(page, 'list', 'main')));
      await edit(page, 'Acessível');
      found.push(...(await violationsInBothThemes(page, 'edit dialog')));
      await page.setViewportSize({ width: 390, height: 844 });
      found.push(...(await layoutFaults(page, 'edit dialog on a phone', '[role="dialog"]')));
      await page.keyboard.press('Escape');
      await editing(page).waitFor({ state: 'hidden' });
      found.push(...(await violationsInBothThemes(page, 'list on a phone')));
      const faults = await layoutFaults(page, 'list on a phone', 'main');
      // The table of the statistics scrolls in a frame of its own.
      found.push(...faults.filter((fault) => !/reaches out of the screen: <t[hd] /.test(fault)));
      const { id } = await videoNamed('Acessível');
      await admin.call('DELETE', `/api/videos/${id}`);
      await page.goto(`${site.url}/admin?area=trash`);
      await rowOf(page, 'Lixeira', 'Acessível').waitFor();
      found.push(...(await violationsInBothThemes(page, 'trash on a phone')));
      found.push(...(await layoutFaults(page, 'trash on a phone', 'main')));
      expect(found).toEqual([]);
    });
  },
  { env: { SELAH_SEED: 'none' } },
);

import { copyFile, readdir, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { videoFilesAnswerSchema } from '@selah/shared/contracts/videos/diagnostics';
import type { Page } from 'playwright-core';
import { openAsAdmin, rowOf, seeToast } from './support/admin-page.ts';
import { violationsInBothThemes } from './support/axe.ts';
import { errorsExceptRequests, type Visit } from './support/browser.ts';
import { type HttpVisitor, loggedInAdmin } from './support/http-visitor.ts';
import { pageJourney } from './support/journey.ts';
import { layoutFaults } from './support/layout.ts';
import { makeTestVideos, untilReady } from './support/test-videos.ts';

const KILOBYTE = 1024;
const files = makeTestVideos();

const card = (page: Page, label: string) =>
  page.locator('.figure-card').filter({ has: page.getByText(label, { exact: true }) });
const jobButton = (page: Page) => page.getByRole('button', { name: 'Upload em massa para Firebase' });

pageJourney('files and where they lie', (site) => {
  let visit: Visit;
  let page: Page;
  let admin: HttpVisitor;
  const stored = (...parts: string[]) => join(site.product.dataDirectory, 'videos', ...parts);

  beforeEach(async () => {
    visit = await openAsAdmin(site);
    page = visit.page;
    admin = await loggedInAdmin(site.url);
  });
  afterAll(() => files.remove());

  const inspect = async () =>
    videoFilesAnswerSchema.parse((await admin.call('GET', '/api/debug/video-files')).body);
  /** A video that is played, made of a file that was put into the folder by hand. */
  async function makeVideo(filename: string, bytes: number) {
    await copyFile(files.video(filename, bytes).path, stored('files', filename));
    const title = filename.replace('.mp4', '').replace(/^./, (letter) => letter.toUpperCase());
    const json = { filename, title, language: 'pt' };
    expect((await admin.call('POST', '/api/debug/unused-files/adopt', { json })).status).toBe(201);
    await untilReady(admin, title);
  }
  describe('file diagnostics', () => {
    const tab = (name: string) => page.getByRole('tab', { name });
    const open = async (query = '') => {
      await page.goto(`${site.url}/debug/videos${query}`);
      await tab('Arquivos físicos').waitFor();
    };

    it('M-137 to M-141 M-143 counts files and records, shows both, and opens a file in a new tab', async () => {
      const { dbVideos } = await inspect();
      await open();
      for (const label of ['Arquivos físicos', 'Registros no banco'])
        expect(await card(page, label).innerText()).toContain(String(dbVideos.length));
      for (const label of ['Arquivos faltando', 'Arquivos não utilizados'])
        expect(await card(page, label).innerText()).toMatch(/\b0\b/);

      const file = page.getByRole('grid', { name: 'Arquivos físicos' }).getByRole('row').nth(1);
      const filename = (await file.getByRole('gridcell').first().innerText()).trim();
      expect(await file.innerText()).toMatch(/\d+([.,]\d+)? [KM]B[\s\S]*Em uso/);
      const [opened] = await Promise.all([
        page.context().waitForEvent('page'),
        file.getByRole('link', { name: 'Visualizar' }).click(),
      ]);
      await opened.waitForURL(`**/api/videos/file/${filename}`);
      await opened.close();

      await tab('Registros no banco').click();
      const record = page.getByRole('grid', { name: 'Registros no banco' }).getByRole('row').nth(1);
      expect(await record.innerText()).toMatch(/\b(PT|EN|ES|FR)\b[\s\S]*Arquivo Existe/);
      await tab('Problemas detectados').click();
      await page.getByText('Nenhum problema detectado!').waitFor();
      await page.getByRole('link', { name: 'Voltar à administração' }).click();
      await page.waitForURL('**/admin');
      expect(errorsExceptRequests(visit)).toEqual([]);
    });

    it('M-139 M-140 finds a missing and an unused file, and makes a video of the second', async () => {
      const [lost, kept] = (await inspect()).dbVideos;
      if (!lost || !kept) throw new Error('no demo videos');
      await open('?tab=problems');
      await rename(stored('files', lost.filename), stored('lost.mp4'));
      await copyFile(files.video('solto.mp4', 300 * KILOBYTE).path, stored('files', 'solto.mp4'));
      await page.getByRole('button', { name: 'Atualizar dados' }).click();
      await page.getByRole('heading', { name: 'Registros sem arquivos' }).waitFor();
      expect(await card(page, 'Arquivos faltando').innerText()).toMatch(/\b1\b/);
      expect(await card(page, 'Arquivos não utilizados').innerText()).toMatch(/\b1\b/);
      await tab('Registros no banco').click();
      const record = rowOf(page, 'Registros no banco', lost.filename);
      await record.getByText('Arquivo Faltando').waitFor();
      expect(await record.getByRole('link').count()).toBe(0);
      await tab('Arquivos físicos').click();
      await rowOf(page, 'Arquivos físicos', 'solto.mp4').getByText('Não utilizado').waitFor();

      await tab('Problemas detectados').click();
      await page.getByRole('button', { name: 'Adotar como vídeo' }).click();
      const dialog = page.getByRole('dialog', { name: 'Adotar como vídeo' });
      await dialog.getByLabel('Título').fill('Salmo adotado');
      await dialog.getByRole('radio', { name: 'Français' }).check();
      await dialog.getByRole('button', { name: 'Adotar como vídeo' }).click();
      await seeToast(page, 'Vídeo adicionado');
      await page.getByRole('heading', { name: 'Arquivos sem registros' }).waitFor({ state: 'detached' });
      await page.goto(`${site.url}/admin?area=videos`);
      const adopted = rowOf(page, 'Vídeos', 'Salmo adotado');
      await adopted.getByText('Pronto').waitFor();
      await rename(stored('lost.mp4'), stored('files', lost.filename));
    });

    it('leaves a file where it is that came into use since the page was opened, and trashes one that did not', async () => {
      for (const name of ['um.mp4', 'dois.mp4'])
        await copyFile(files.video(name, 300 * KILOBYTE).path, stored('files', name));
      await open('?tab=problems');
      await page.getByRole('button', { name: 'Mover todos para a lixeira' }).click();
      const adopted = await admin.call('POST', '/api/debug/unused-files/adopt', {
        json: { filename: 'um.mp4', title: 'Em uso agora', language: 'pt' },
      });
      expect(adopted.status).toBe(201);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Mover para a lixeira' }).click();
      await seeToast(page, '1 arquivo na lixeira');
      const { dbVideos, physicalFiles } = await inspect();
      expect(dbVideos.map(({ title }) => title)).toContain('Em uso agora');
      expect(physicalFiles.map(({ filename }) => filename)).not.toContain('dois.mp4');
      // The next tests count the videos that can be played.
      await untilReady(admin, 'Em uso agora');
    });

    it('M-142 says when it cannot be loaded', async () => {
      await page.route('**/api/debug/video-files', (route) => route.abort());
      await page.goto(`${site.url}/debug/videos`);
      await page.getByText('Falha ao carregar dados de diagnóstico').waitFor();
      await page.unroute('**/api/debug/video-files');
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await tab('Arquivos físicos').waitFor();
    });
  });

  describe('video status', () => {
    const open = async (on = page, query = '') => {
      await on.goto(`${site.url}/debug/video-status${query}`);
      await on.getByRole('grid', { name: 'Lista de vídeos' }).waitFor();
    };
    const list = (title: string) => rowOf(page, 'Lista de vídeos', title);

    it('M-149 to M-155 sums up, and finds by search and filters together', async () => {
      const { summary, videos } = await inspect();
      await open();
      const cards: readonly (readonly [string, RegExp])[] = [
        ['Total de vídeos', new RegExp(`\\b${summary.totalVideos}\\b`)],
        ['Disponíveis', new RegExp(`${summary.localVideos} local · 0 Firebase`)],
        ['Indisponíveis', new RegExp(`\\b${summary.missingVideos}\\b`)],
        ['Percentual disponível', /100%/],
      ];
      for (const [label, text] of cards) expect(await card(page, label).innerText()).toMatch(text);
      const tally = summary.languages.fr;
      await page.getByText(`${tally?.available}/${tally?.total}`).first().waitFor();

      const french = videos.filter(({ language, title }) => language === 'fr' && /psaume/i.test(title));
      await page.getByLabel('Buscar por título ou arquivo').fill('PSAUME');
      await page.getByRole('combobox', { name: 'Idioma' }).selectOption('fr');
      await page.getByText(`${french.length} de ${videos.length} vídeos`).waitFor();
      expect(await list(french[0]?.title ?? '').innerText()).toMatch(/Disponível[\s\S]*Local[\s\S]*[KM]B/);
      await list(french[0]?.title ?? '')
        .getByRole('button', { name: 'Enviar para Firebase' })
        .waitFor();
      await page.getByRole('combobox', { name: 'Status' }).selectOption('missing');
      await page.getByText('Nenhum vídeo corresponde à busca e aos filtros.').waitFor();
      await page.reload();
      await page.getByText('Nenhum vídeo corresponde à busca e aos filtros.').waitFor();
      await page.getByRole('button', { name: 'Limpar busca e filtros' }).click();
      await page.getByText(`${videos.length} vídeos`, { exact: true }).waitFor();
    });

    it('M-155 M-156 repairs a video whose file is whole again, and says when it cannot', async () => {
      const cut = files.truncatedVideo('cortado.mp4');
      await page.goto(`${site.url}/admin?area=videos`);
      const form = page.getByRole('region', { name: 'Adicionar vídeo' });
      await form.getByLabel('Título').fill('Cortado');
      await form.getByLabel('Arquivo de vídeo').setInputFiles(cut.path);
      await form.getByRole('button', { name: 'Adicionar Vídeo' }).click();
      await rowOf(page, 'Vídeos', 'Cortado').getByText('Falhou').waitFor();

      await open(page, '?q=Cortado');
      await list('Cortado').getByText('Indisponível').waitFor();
      expect(await list('Cortado').innerText()).toContain('Nenhum');
      const { id, filename } = (await inspect()).videos.find(({ title }) => title === 'Cortado') ?? {};
      const [incoming = ''] = (await readdir(stored('incoming'))).filter((name) => name === filename);
      await unlink(stored('incoming', incoming));
      await list('Cortado').getByRole('button', { name: 'Corrigir' }).click();
      await seeToast(page, `Falha ao corrigir vídeo #${id}`);

      await copyFile(files.video('inteiro.mp4', 300 * KILOBYTE).path, stored('incoming', incoming));
      await list('Cortado').getByRole('button', { name: 'Corrigir' }).click();
      await untilReady(admin, 'Cortado');
      await open(page, '?q=Cortado');
      await list('Cortado').getByText('Disponível', { exact: true }).waitFor();
    });

    it('M-155 sends one video to the cloud from its row', async () => {
      const one = (await inspect()).videos.find(({ source }) => source === 'local');
      await open(page, `?q=${one?.filename}`);
      await list(one?.title ?? '')
        .getByRole('button', { name: 'Enviar para Firebase' })
        .click();
      await list(one?.title ?? '')
        .getByText('Firebase', { exact: true })
        .waitFor();
      expect(
        await list(one?.title ?? '')
          .getByRole('button')
          .count(),
      ).toBe(0);
    });

    it('M-148 says when the upload cannot be started', async () => {
      await makeVideo('mais-um.mp4', 300 * KILOBYTE);
      await open();
      await page.route('**/api/debug/upload-all-to-firebase', (route) => route.abort());
      await jobButton(page).click();
      await seeToast(page, 'Falha ao iniciar processo de upload em massa');
    });

    it('axe finds nothing on both pages, wide or narrow, light and dark', async () => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const unused = files.video('um-nome-de-arquivo-muito-comprido-que-alguem-deu.mp4', 300 * KILOBYTE);
      await copyFile(unused.path, stored('files', unused.name));
      const found: string[] = [];
      for (const path of [
        '/debug/videos',
        '/debug/videos?tab=records',
        '/debug/videos?tab=problems',
        '/debug/video-status',
      ]) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(`${site.url}${path}`);
        await page.locator('.figure-card').first().waitFor();
        found.push(
          ...(await violationsInBothThemes(page, path)),
          ...(await layoutFaults(page, path, 'main')),
        );
        await page.setViewportSize({ width: 390, height: 844 });
        found.push(
          ...(await violationsInBothThemes(page, `${path} narrow`)),
          ...(await layoutFaults(page, `${path} narrow`, 'main')),
        );
      }
      expect(found).toEqual([]);
    });

    it('M-157 says when it cannot be loaded, and tries again', async () => {
      await page.route('**/api/debug/video-files', (route) => route.abort());
      await page.goto(`${site.url}/debug/video-status`);
      await page.getByText('Falha ao carregar dados de status dos vídeos').waitFor();
      await page.unroute('**/api/debug/video-files');
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByRole('grid', { name: 'Lista de vídeos' }).waitFor();
    });

    it('M-142 M-158 says that there is nothing', async () => {
      await admin.call('DELETE', '/api/videos/all');
      const filenames = (await inspect()).physicalFiles.map(({ filename }) => filename);
      if (filenames.length > 0)
        await admin.call('POST', '/api/debug/unused-files/trash', { json: { filenames } });
      for (const path of ['/debug/videos', '/debug/video-status']) {
        await page.goto(`${site.url}${path}`);
        await page.getByRole('region', { name: 'Nenhum dado disponível' }).getByText('Sem dados').waitFor();
      }
    });
  });
});

import { afterAll, afterEach, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openAsAdmin, rowOf, seeToast } from './support/admin-page.ts';
import { loggedInAdmin } from './support/http-visitor.ts';
import { pageJourney } from './support/journey.ts';
import { ADMIN } from './support/product.ts';
import { openSlowNetwork, type SlowNetwork } from './support/slow-network.ts';
import { makeTestVideos } from './support/test-videos.ts';
import { bulkUpload, chooseAndSend, sentAbout } from './support/uploads.ts';

const MEGABYTE = 1024 * 1024;
const files = makeTestVideos();

afterAll(() => files.remove());

async function logInAgain(page: Page) {
  const main = page.getByRole('main');
  await main
    .getByText(/Sua sessão terminou/)
    .first()
    .waitFor();
  await main.locator('input[name="username"]:visible').fill(ADMIN.username);
  await main.locator('input[name="password"]:visible').fill(ADMIN.password);
  await main.getByRole('button', { name: 'Entrar' }).click();
}

pageJourney(
  'a session that ends during an upload',
  (site) => {
    let network: SlowNetwork;
    afterEach(() => network?.close());

    async function openVideos() {
      network = await openSlowNetwork(site.url, { bytesPerSecond: 4 * MEGABYTE });
      const { page } = await openAsAdmin(site);
      await page.goto(`${network.url}/admin?area=videos`);
      await bulkUpload(page).waitFor();
      return page;
    }

    /** Ends all sessions at the server. The network waits, so that a slow machine cannot finish the upload before. */
    async function endTheSession() {
      const admin = await loggedInAdmin(site.url);
      expect((await admin.call('DELETE', '/api/auth/sessions')).status).toBe(200);
      network.breakConnections();
      network.resume();
    }

    it('of many: continues where it was after the login, and adds the video once', async () => {
      const video = files.video('sessao.mp4', 12 * MEGABYTE);
      const page = await openVideos();
      network.pauseAfter(video.bytes / 2, '/api/uploads');
      await chooseAndSend(page, video.path);
      await sentAbout(page, `Envio de ${video.name}`, 40);
      await endTheSession();
      await logInAgain(page);
      await seeToast(page, '1 vídeo adicionado');
      await rowOf(page, 'Vídeos', 'sessao').waitFor();
      expect(await rowOf(page, 'Vídeos', 'sessao').count()).toBe(1);
      expect(network.carriedBytes('/api/uploads') / video.bytes).toBeLessThanOrEqual(1.25);
    });

    it('of one: keeps what was typed, and continues where it was when it is sent again', async () => {
      const video = files.video('sozinho.mp4', 12 * MEGABYTE);
      const page = await openVideos();
      network.pauseAfter(video.bytes / 2, '/api/uploads');
      const form = page.getByRole('region', { name: 'Adicionar vídeo' });
      await form.getByLabel('Título').fill('Salmo sozinho');
      await form.getByRole('radio', { name: 'English' }).check();
      await form.getByLabel('Arquivo de vídeo').setInputFiles(video.path);
      await form.getByRole('button', { name: 'Adicionar Vídeo' }).click();
      await sentAbout(page, video.name, 40);
      await endTheSession();
      await logInAgain(page);
      expect(await form.getByLabel('Título').inputValue()).toBe('Salmo sozinho');
      await form.getByRole('button', { name: 'Adicionar Vídeo' }).click();
      await seeToast(page, 'Vídeo adicionado');
      await rowOf(page, 'Vídeos', 'Salmo sozinho').getByText('English').waitFor();
      expect(network.carriedBytes('/api/uploads') / video.bytes).toBeLessThanOrEqual(1.25);
    });
  },
  { env: { SELAH_SEED: 'none', FFMPEG_PATH: '/nonexistent/ffmpeg' }, startsPerTest: true },
);

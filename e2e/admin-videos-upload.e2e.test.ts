import { afterAll, afterEach, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type HttpVisitor, loggedInAdmin } from './support/http-visitor.ts';
import { pageJourney } from './support/journey.ts';
import { ADMIN } from './support/product.ts';
import { openSlowNetwork, type SlowNetwork } from './support/slow-network.ts';
import { makeTestVideos, type TestVideo } from './support/test-videos.ts';

const MEGABYTE = 1024 * 1024;
const UPLOADS = '/api/uploads';
/**
 * What the line carries in two seconds. By bytes, because each break costs some: those of the next request that arrive before it
 * can be refused. On a busy machine there would be five times as many breaks by time. Bytes.
 */
const BREAK_AFTER = 2 * MEGABYTE;
/** Milliseconds. */
const LOOK_EVERY = 50;
const videos = makeTestVideos();

async function openVideos(page: Page, url: string) {
  await page.goto(`${url}/admin?area=videos`);
  const main = page.getByRole('main');
  await main.getByLabel('Usuário').fill(ADMIN.username);
  await main.getByLabel('Senha', { exact: true }).fill(ADMIN.password);
  await main.getByRole('button', { name: 'Entrar' }).click();
  await block(page).waitFor();
}

const block = (page: Page) => page.getByRole('region', { name: 'Upload em massa' });
const row = (page: Page, name: string) => block(page).getByRole('listitem').filter({ hasText: name });
const progress = (page: Page, name: string) => page.getByRole('progressbar', { name: `Envio de ${name}` });

async function choose(page: Page, chosen: readonly TestVideo[]) {
  await block(page)
    .getByLabel('Escolher vídeos')
    .setInputFiles(chosen.map(({ path }) => path));
}

async function submit(page: Page) {
  await block(page)
    .getByRole('button', { name: /^Enviar (vídeos|\d)/ })
    .click();
}

/** Waits until this percentage of a file has been sent. */
async function sentAbout(page: Page, name: string, percent: number) {
  await progress(page, name).waitFor();
  await page.waitForFunction(
    ([label, wanted]) => {
      const bar = document.querySelector(`[role="progressbar"][aria-label="${label}"]`);
      return Number(bar?.getAttribute('aria-valuenow')) >= Number(wanted);
    },
    [`Envio de ${name}`, percent] as const,
  );
}

/** The number of these files that the product has as videos, by hash. */
async function known(admin: HttpVisitor, sent: readonly TestVideo[]): Promise<number> {
  const hashes = sent.map(({ sha256 }) => sha256);
  const { body } = await admin.call('POST', '/api/admin/known-files', { json: { hashes } });
  return (body as { readonly known: readonly unknown[] }).known.length;
}

async function countVideos(admin: HttpVisitor): Promise<number> {
  return ((await admin.call('GET', '/api/videos')).body as readonly unknown[]).length;
}

pageJourney(
  'sending many videos',
  (site) => {
    let line: SlowNetwork | undefined;
    afterEach(async () => {
      await line?.close();
      line = undefined;
    });
    afterAll(() => videos.remove());

    it('M-132 to M-136 fifty files, three unusable and two already on the site, while connections drop every two megabytes', async () => {
      const admin = await loggedInAdmin(site.url);
      const there = [videos.video('ja-1.mp4', MEGABYTE / 2), videos.video('ja-2.mp4', MEGABYTE / 2)];
      const good = Array.from({ length: 45 }, (_, index) =>
        videos.video(`bom-${index + 1}.mp4`, MEGABYTE / 2),
      );
      const bad = [
        videos.file('lista.mp4', '#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1/secret\n'),
        videos.file('pagina.mp4', '<!doctype html><title>film</title>'),
        videos.file('vazio.mp4', ''),
      ];

      const { page } = await site.open({ phone: false });
      await openVideos(page, site.url);
      await choose(page, there);
      await submit(page);
      await page.getByText('2 vídeos adicionados').first().waitFor();
      const before = await countVideos(admin);

      line = await openSlowNetwork(site.url, { bytesPerSecond: MEGABYTE, answerDelayMs: 40, offlineMs: 500 });
      const { breakConnections, carriedBytes, refused } = line;
      const poor = await site.open({ phone: false });
      await openVideos(poor.page, line.url);
      let breaks = 0;
      let brokenAt = 0;
      const breaking = setInterval(() => {
        if (carriedBytes(UPLOADS) < brokenAt + BREAK_AFTER) return;
        brokenAt = carriedBytes(UPLOADS);
        breaks += 1;
        breakConnections();
      }, LOOK_EVERY);
      try {
        await choose(poor.page, [...good, ...bad, ...there]);
        await submit(poor.page);
        await poor.page.getByText('45 vídeos adicionados').first().waitFor({ timeout: 240_000 });
      } finally {
        clearInterval(breaking);
      }

      expect(breaks).toBeGreaterThan(4);
      expect(await known(admin, good)).toBe(45);
      expect(await countVideos(admin)).toBe(before + 45);
      expect(await block(poor.page).getByRole('listitem').count()).toBe(5);
      for (const { name } of there)
        expect(await row(poor.page, name).innerText()).toContain('Já está no site');
      expect(await row(poor.page, 'lista.mp4').innerText()).toContain('lista de reprodução');
      expect(await row(poor.page, 'pagina.mp4').innerText()).toContain('não é um vídeo');
      expect(await row(poor.page, 'vazio.mp4').innerText()).toContain('vazio');
      const bytes = [...good, ...bad].reduce((sum, video) => sum + video.bytes, 0);
      expect(carriedBytes(UPLOADS)).toBeGreaterThanOrEqual(bytes);
      // The browser itself repeats a request whose connection broke, from its first byte, until it is told that the product has
      // these bytes. How much the line carries until then depends on the machine: each of the two transfers may do so once.
      const repeated = refused(UPLOADS);
      expect(repeated.requests).toBeLessThanOrEqual(2 * breaks);
      expect((carriedBytes(UPLOADS) - repeated.bodyBytes) / bytes).toBeLessThanOrEqual(1.05);
    }, 360_000);

    it('continues after a reload, when the file is chosen again', async () => {
      const video = videos.video('grande.mp4', 12 * MEGABYTE);
      line = await openSlowNetwork(site.url, { bytesPerSecond: 4 * MEGABYTE });
      const { page } = await site.open({ phone: false });
      await openVideos(page, line.url);
      line.pauseAfter(video.bytes / 2, UPLOADS);
      await choose(page, [video]);
      await submit(page);
      await sentAbout(page, video.name, 40);
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      line.resume();
      await row(page, video.name)
        .getByText('Escolha este arquivo de novo para continuar de onde parou.')
        .waitFor();
      await choose(page, [video]);
      await page.getByText('1 vídeo adicionado').first().waitFor({ timeout: 60_000 });
      expect(line.carriedBytes(UPLOADS) / video.bytes).toBeLessThanOrEqual(1.05);
      expect(await known(await loggedInAdmin(site.url), [video])).toBe(1);
    });

    it('continues after the server was killed and restarted', async () => {
      const video = videos.video('tenaz.mp4', 8 * MEGABYTE);
      line = await openSlowNetwork(site.url, { bytesPerSecond: 4 * MEGABYTE });
      const { page } = await site.open({ phone: false });
      await openVideos(page, line.url);
      line.pauseAfter(video.bytes / 2, UPLOADS);
      await choose(page, [video]);
      await submit(page);
      await sentAbout(page, video.name, 40);
      await site.restart();
      line.resume();
      await page.getByText('1 vídeo adicionado').first().waitFor({ timeout: 90_000 });
      expect(await known(await loggedInAdmin(site.url), [video])).toBe(1);
    });
  },
  // Without ffmpeg, because only the uploads are tested here.
  { env: { SELAH_SEED: 'none', FFMPEG_PATH: '/nonexistent/ffmpeg' } },
);

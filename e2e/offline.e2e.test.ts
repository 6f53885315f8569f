import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type AnotherBuild, makeAnotherBuild } from './support/another-build.ts';
import type { Visit } from './support/browser.ts';
import { deployJourney } from './support/journey.ts';
import { listCachedFiles, playUntilStored, waitUntilOfflineReady } from './support/offline-state.ts';
import { until } from './support/until.ts';

const PLAY = 'Reproduzir vídeo';

deployJourney('without a network', (site) => {
  let visit: Visit;
  let page: Page;

  beforeEach(async () => {
    visit = await site.open();
    page = visit.page;
  });

  const wheel = () => page.getByRole('button', { name: 'Girar a roleta' });
  const goOffline = () => page.context().setOffline(true);
  const goOnline = () => page.context().setOffline(false);

  /** Visits once and plays a video; resolves when the site would open without a network. */
  async function visitOnce(): Promise<void> {
    await page.goto(site.url);
    await wheel().waitFor();
    await playUntilStored(page, PLAY);
    await waitUntilOfflineReady(page, 'pt');
  }

  it('opens the page, plays the last video and shows phone numbers', async () => {
    await visitOnce();
    await goOffline();
    await page.reload();
    await wheel().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');

    await page.getByRole('button', { name: PLAY }).click();
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);

    await page.getByRole('button', { name: 'Precisa de ajuda agora?' }).click();
    const help = page.getByRole('dialog');
    await help.locator('a[href^="tel:"]').first().waitFor();
    expect(visit.browserErrors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
  });

  it('opens every route of the site, in the languages used on this device', async () => {
    await visitOnce();
    await goOffline();
    await page.goto(`${site.url}/no/such/page`);
    await page.getByText('404 Page Not Found').waitFor();
    await page.goto(`${site.url}/?lang=pt`);
    await wheel().waitFor();
  });

  it('M-209 answers range requests for the stored video', async () => {
    await visitOnce();
    await page.reload();
    await goOffline();
    const answers = await page.evaluate(async () => {
      const cache = await caches.open('last-video-pt');
      const file = (await cache.keys()).find(({ url }) => url.includes('/api/videos/file/'));
      const ask = async (range: string) => {
        const answer = await fetch(file?.url ?? '', { headers: { range } });
        const bytes = (await answer.arrayBuffer()).byteLength;
        return { status: answer.status, range: answer.headers.get('content-range'), bytes };
      };
      const size = (await (await cache.match(file?.url ?? ''))?.blob())?.size ?? 0;
      return {
        size,
        part: await ask('bytes=10-19'),
        end: await ask('bytes=-5'),
        past: await ask(`bytes=${size}-`),
      };
    });
    const { size, part, end, past } = answers;
    expect(part).toEqual({ status: 206, range: `bytes 10-19/${size}`, bytes: 10 });
    expect(end).toEqual({ status: 206, range: `bytes ${size - 5}-${size - 1}/${size}`, bytes: 5 });
    expect(past.status).toBe(416);
  });

  it('stores a question, which only its author can send', async () => {
    await visitOnce();
    await goOffline();
    const name = page.getByLabel('Seu nome');
    const question = page.getByLabel('Seu problema ou pergunta');
    await name.fill('Ana');
    await question.fill('Estou com medo da cirurgia de amanhã.');
    await page.getByRole('button', { name: 'Receber mensagem' }).click();
    await page.getByText('Você está sem internet.').waitFor();
    await page.reload();
    await page.getByText('Você está sem internet.').waitFor();
    expect(await question.inputValue()).toBe('Estou com medo da cirurgia de amanhã.');

    await goOnline();
    await page.getByText('A conexão voltou').waitFor();
    expect(await page.getByTestId('ai-response').count()).toBe(0);
    await page.getByRole('button', { name: 'Receber mensagem' }).click();
    await page.getByTestId('ai-response').waitFor();
    await page.reload();
    await wheel().waitFor();
    expect(await page.getByText('A conexão voltou').count()).toBe(0);
  });

  it('stores one video per language, and nothing else of the API', async () => {
    await visitOnce();
    await page.reload();
    await wheel().click();
    await until(page, async () => {
      const played = document.querySelector('video')?.currentSrc;
      return played && (await (await caches.open('last-video-pt')).match(played)) !== undefined;
    });
    // Posters and captions exist only with ffmpeg.
    const companions = await page.evaluate(async () => {
      const description = await (await caches.open('last-video-pt')).match('/last-video.json');
      const video: Record<string, string | undefined> = (await description?.json()) ?? {};
      return [video.posterUrl, video.captionsUrl].flatMap((url) => url?.split('?')[0] ?? []);
    });
    await until(
      page,
      async (count: number) => (await (await caches.open('last-video-pt')).keys()).length === count,
      2 + companions.length,
    );
    const kept = await listCachedFiles(page);
    const ofApi = Object.values(kept)
      .flat()
      .filter((path) => path.startsWith('/api/'));
    expect(ofApi.filter((path) => !path.startsWith('/api/videos/file/')).sort()).toEqual(companions.sort());
    expect(ofApi).toHaveLength(1 + companions.length);
    expect(
      Object.values(kept)
        .flat()
        .filter((path) => path.startsWith('/remotes/')),
    ).toEqual([]);
  });

  it('plays the stored video while the server is down', async () => {
    await visitOnce();
    await site.product.kill();
    try {
      await page.reload();
      await page.getByRole('button', { name: PLAY }).click({ timeout: 60_000 });
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    } finally {
      await site.restart();
    }
  });

  it('stores no video with data saving on', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(site.url);
    await page.getByRole('button', { name: PLAY }).click();
    await waitUntilOfflineReady(page, 'pt');
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    expect(Object.keys(await listCachedFiles(page)).filter((name) => name.startsWith('last-video'))).toEqual(
      [],
    );
  });

  it('with data saving on, caches only files that were used, and opens without a network', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const used = new Set(['/']);
    page.on('request', (request) => used.add(new URL(request.url()).pathname));
    await page.goto(site.url);
    await wheel().waitFor();
    await waitUntilOfflineReady(page, 'pt');
    const kept = Object.values(await listCachedFiles(page)).flat();
    expect(kept.filter((path) => !used.has(path))).toEqual([]);
    await goOffline();
    await page.reload();
    await wheel().waitFor();
  });

  describe('after a new build is deployed', () => {
    let next: AnotherBuild;
    let isNext = false;

    beforeAll(async () => {
      next = await makeAnotherBuild();
    });
    afterAll(() => next?.remove());

    /** Visits twice, because only the second page gets its files from the worker. */
    async function visitTwice() {
      await visitOnce();
      await page.reload();
      await wheel().waitFor();
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    }

    const build = () => page.locator('meta[name="build"]').getAttribute('content');

    /** Resolves when the worker of the other build is installed and waits; each build is the new one of the other. */
    async function deploy() {
      isNext = !isNext;
      await site.product.startAgain(isNext ? next.env : {});
      await page.evaluate(async () => {
        await (await navigator.serviceWorker.ready).update();
      });
      await until(page, async () => (await navigator.serviceWorker.ready).waiting !== null);
    }

    async function openHelp() {
      await page.getByRole('button', { name: 'Precisa de ajuda agora?' }).click();
      await page.getByRole('dialog').locator('a[href^="tel:"]').first().waitFor();
    }

    it('an open page keeps its files and what was typed', async () => {
      await visitTwice();
      await page.getByLabel('Seu nome').fill('Ana');
      await deploy();
      await openHelp();
      expect(await page.getByLabel('Seu nome').inputValue()).toBe('Ana');
    });

    it('a page reloaded without a network is the old one with its own files', async () => {
      await visitTwice();
      const old = await build();
      await deploy();
      await goOffline();
      await page.reload();
      await wheel().waitFor();
      expect(await build()).toBe(old);
      await openHelp();
    });

    it('a page reloaded in the same tab is the new one; without a network the tab goes back to the old one', async () => {
      await visitTwice();
      const old = await build();
      await deploy();
      // The restart of the server may break off requests of the old page, e.g. for its video or the settings.
      visit.browserErrors.splice(0);
      await page.reload();
      await wheel().waitFor();
      expect(await build()).not.toBe(old);
      expect(visit.browserErrors).toEqual([]);
      await goOffline();
      await page.reload();
      await wheel().waitFor();
      expect(await build()).toBe(old);
      await openHelp();
    });

    it('the new one opens without a network when no page of the old one is left, and its caches are deleted', async () => {
      await visitTwice();
      const old = await build();
      const oldFiles = Object.values(await listCachedFiles(page)).flat();
      await deploy();
      const context = page.context();
      await page.close();
      page = await context.newPage();
      await page.goto(site.url);
      await wheel().waitFor();
      await until(page, async () => (await navigator.serviceWorker.ready).waiting === null);
      await waitUntilOfflineReady(page, 'pt');
      await goOffline();
      await page.reload();
      await wheel().waitFor();
      expect(await build()).not.toBe(old);
      await openHelp();
      const kept = await listCachedFiles(page);
      expect(Object.keys(kept).filter((name) => name.startsWith('page'))).toHaveLength(1);
      const left = Object.values(kept).flat();
      expect(oldFiles.filter((path) => path.startsWith('/assets/') && left.includes(path))).toEqual([]);
    });
  });
});

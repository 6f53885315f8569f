import { expect, it } from '@jest/globals';
import { type Video, videoListSchema, videoSchema } from '@selah/shared/contracts/videos/video';
import type { Page } from 'playwright-core';
import { violationsOn } from './support/axe.ts';
import { pageJourney } from './support/journey.ts';
import { waitUntilOfflineReady } from './support/offline-state.ts';

const playerOf = (page: Page, { filename }: Video) =>
  page.locator(`video[src*="${encodeURIComponent(filename)}"]`);

pageJourney('the page of a film', (site) => {
  const filmIn = async (language: string) => {
    const videos = videoListSchema.parse(
      await (await fetch(`${site.url}/api/videos?language=${language}`)).json(),
    );
    return videoSchema.parse(videos[0]);
  };

  it('says without scripts what it is, and opens on the film in its language', async () => {
    const film = await filmIn('es');
    const source = await (await fetch(`${site.url}/v/${film.id}`)).text();
    expect(source).toContain(`<title>${film.title} · Selah</title>`);
    expect(source).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+"/);

    const { page, browserErrors } = await site.open({ locale: 'en-GB' });
    await page.goto(`${site.url}/v/${film.id}`);
    await page.getByRole('button', { name: 'Girar la ruleta' }).waitFor();
    await playerOf(page, film).first().waitFor({ state: 'attached' });
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    await page.waitForFunction((title) => document.title === title, `${film.title} · Selah`);
    await page.getByRole('button', { name: /Compartir video|Copiar enlace/ }).waitFor();
    expect(await violationsOn(page, 'film')).toEqual([]);
    expect(browserErrors).toEqual([]);
  });

  it('M-176 M-047 keeps the language that the visitor chose, and shows the film nevertheless', async () => {
    const film = await filmIn('fr');
    const { page, browserErrors } = await site.open();
    await page.goto(`${site.url}/?lang=en&force_lang=1`);
    await page.getByRole('button', { name: 'Spin the wheel' }).waitFor();
    await page.goto(`${site.url}/v/${film.id}`);
    await page.getByRole('button', { name: 'Spin the wheel' }).waitFor();
    await playerOf(page, film).first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Spin the wheel' }).click();
    await playerOf(page, film).waitFor({ state: 'detached' });
    await page.waitForURL((url) => url.pathname !== `/v/${film.id}`);
    const shown = new URL(page.url()).pathname;
    expect(shown).toMatch(/^\/v\/\d+$/);
    await page.reload();
    await page.getByRole('button', { name: 'Spin the wheel' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(shown);
    expect(browserErrors).toEqual([]);
  });

  it('says that a film is gone, with 404, and offers the wheel', async () => {
    const { page } = await site.open();
    const answer = await page.goto(`${site.url}/v/999999`);
    expect(answer?.status()).toBe(404);
    await page.getByText(/Este vídeo não está mais aqui/).waitFor();
    await page.getByText('Gire a roleta para ver um vídeo inspirador.').waitFor();
    await page.getByRole('button', { name: 'Girar a roleta' }).click();
    await page.getByText(/Este vídeo não está mais aqui/).waitFor({ state: 'detached' });
    await page.locator('video').first().waitFor({ state: 'attached' });
  });

  it('is not what the device keeps as the page for all addresses', async () => {
    const film = await filmIn('pt');
    const { page } = await site.open();
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Girar a roleta' }).waitFor();
    await waitUntilOfflineReady(page, 'pt');
    await page.goto(`${site.url}/v/${film.id}`);
    await page.getByRole('button', { name: 'Girar a roleta' }).waitFor();
    const kept = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('page'));
      const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).match('/')));
      return Promise.all(pages.map((one) => one?.text() ?? ''));
    });
    expect(kept).toHaveLength(1);
    expect(kept[0]).not.toContain('VideoObject');
    // Nor is the film that Home was drawn with: it would be the first one whenever there is no network.
    expect(kept[0]).toContain('id="first-stage"');
    expect(kept[0]).not.toMatch(/drawn-film"|first-poster"|as="image"/);
    await page.context().setOffline(true);
    await page.goto(`${site.url}/v/${film.id}`);
    await page.getByRole('button', { name: 'Girar a roleta' }).waitFor();
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import { videoListSchema, videoSchema } from '@selah/shared/contracts/videos/video';
import type { Page } from 'playwright-core';
import { loadStrings } from '../frontends/shell/src/locales/load-strings.ts';
import { loggedInAdmin } from './support/http-visitor.ts';
import { pageJourney } from './support/journey.ts';
import { type RunningProduct, startProduct } from './support/product.ts';

const SITE = 'https://paz.example';
const CONFIGURED = { env: { PUBLIC_URL: SITE, PRODUCT_NAME: 'Paz & Luz' } };
/** Some networks do not load larger preview pictures. Bytes. */
const MAX_PREVIEW = 120 * 1024;
/** Browsers place boxes on fractions of a pixel. */
const TOLERANCE = 1;
/** Font families of which most machines have at least one. Each test sets the width of their letters. */
const ANY_FACE = ['DejaVu Sans', 'Liberation Sans', 'Arial', 'Noto Sans', 'Roboto', 'Segoe UI', 'Helvetica'];

let product: RunningProduct;

beforeAll(async () => {
  product = await startProduct(CONFIGURED);
});
afterAll(() => product?.stop());

async function read(path: string): Promise<{ status: number; text: string; bytes: number; type: string }> {
  const answer = await fetch(`${product.url}${path.replace(SITE, '')}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  return { status: answer.status, text: bytes.toString(), bytes: bytes.length, type };
}

function contentOf(html: string, name: string): string {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
}

describe.each(LANGUAGES)('without scripts, in %s', (language) => {
  it('M-002 Q1 has title and description with the configured name and address', async () => {
    const { site, home } = await loadStrings(language);
    const { text } = await read(`/?lang=${language}`);
    const title = site.title.replace('{{product}}', 'Paz &amp; Luz');
    expect(text).toContain(`<title>${title}</title>`);
    expect(contentOf(text, 'og:title')).toBe(title);
    expect(contentOf(text, 'description')).toBe(site.description);
    expect(contentOf(text, 'og:url')).toBe(`${SITE}/?lang=${language}`);
    expect(text).toContain(`${home.title}</h1>`);
    expect(text).not.toMatch(/Selah|%[A-Z_]+%|\{\{/);
  });

  it('has a picture for link previews and a web manifest', async () => {
    const { text } = await read(`/?lang=${language}`);
    const picture = await read(contentOf(text, 'og:image'));
    expect([picture.status, picture.type]).toEqual([200, 'image/jpeg']);
    expect(picture.bytes).toBeLessThanOrEqual(MAX_PREVIEW);

    const manifest = await read(/rel="manifest" href="([^"]*)"/.exec(text)?.[1] ?? '');
    expect(manifest.type).toContain('application/manifest+json');
    const { name, icons } = JSON.parse(manifest.text) as { name: string; icons: { src: string }[] };
    expect(name).toBe('Paz & Luz');
    for (const { src } of [...icons, { src: '/icons/apple-touch-icon.png' }]) {
      const icon = await read(src);
      expect([src, icon.status, icon.type]).toEqual([src, 200, 'image/png']);
    }
  });
});

describe('for search engines', () => {
  it('lists Home in each language and what is recognised in texts, and excludes all other pages', async () => {
    const robots = await read('/robots.txt');
    expect(robots.text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    const { text } = await read('/sitemap.xml');
    const places = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
    expect(places).toEqual([
      `${SITE}/`,
      ...LANGUAGES.map((language) => `${SITE}/?lang=${language}`),
      `${SITE}/care`,
      `${SITE}/privacidade`,
    ]);
    for (const path of ['/admin', '/login', '/user-messages', '/debug/videos', '/no/such/page']) {
      expect([path, contentOf((await read(path)).text, 'robots')]).toEqual([path, 'noindex']);
    }
  });
});

pageJourney(
  'in a browser',
  (site) => {
    /** The positions of the greeting, the stage and the elements around them. */
    function picture(page: Page) {
      return page.evaluate(() => {
        const stage = document.querySelector('.bg-stage');
        const parts = [document.querySelector('h1'), document.querySelector('.sky p'), stage];
        return parts.map((part) => {
          const { left, top, width, height } = part?.getBoundingClientRect() ?? new DOMRect();
          return [left, top, width, height];
        });
      });
    }

    /** Opens Home with its application delayed; returns the positions before and after it loads. */
    async function pictures(page: Page, language: Language, facesCome = () => {}) {
      const { wheel, home } = await loadStrings(language);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/application-*.js', async (route) => {
        await held;
        await route.continue();
      });
      // The last request of the entry script.
      const firstVideo = page.waitForResponse('**/api/videos/random**');
      await page.goto(`${site.url}/?lang=${language}`, { waitUntil: 'commit' });
      await page.getByRole('heading', { name: home.title }).waitFor();
      await page.waitForFunction(() => document.styleSheets.length > 0);
      await firstVideo;
      const before = await picture(page);
      release();
      await page.getByRole('button', { name: wheel.spin }).waitFor();
      facesCome();
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      return { before: before.flat(), after: (await picture(page)).flat() };
    }

    /** Replaces local fonts by ones of this width (in percent), and delays the web fonts until `release`. */
    async function setDeviceFaces(page: Page, room: number) {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      const sources = ANY_FACE.map((name) => `local("${name}")`).join();
      const faces = ['Fraunces', 'Figtree'].map(
        (name) => `@font-face { font-family: "${name} Fallback"; src: ${sources}; size-adjust: ${room}%; }`,
      );
      await page.route('**/assets/*.woff2', async (route) => {
        await held;
        await route.continue();
      });
      await page.route('**/assets/*.css', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}${faces.join('')}` });
      });
      return { release };
    }

    /** The width of the greeting in one line. CSS pixels. */
    function widthOfLetters(page: Page) {
      return page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return [...range.getClientRects()].reduce((sum, line) => sum + line.width, 0);
      });
    }

    function expectStill({ before, after }: Awaited<ReturnType<typeof pictures>>) {
      expect(before).toHaveLength(12);
      before.forEach((position, index) => {
        expect(Math.abs(position - (after[index] ?? Number.NaN))).toBeLessThanOrEqual(TOLERANCE);
      });
    }

    it.each(
      LANGUAGES.flatMap((language): [Language, boolean][] => [
        [language, true],
        [language, false],
      ]),
    )(
      'shows the greeting at once, and nothing moves when the application loads (%s, phone: %s)',
      async (language, phone) => {
        const { page } = await site.open({ phone });
        expectStill(await pictures(page, language));
      },
    );

    it.each([
      ['en', true],
      ['en', false],
      ['fr', true],
      ['fr', false],
    ] as const)(
      'nothing moves with any local fonts when the web fonts load late (%s, phone: %s)',
      async (language, phone) => {
        const lettersTake: number[] = [];
        for (const room of [75, 130]) {
          const { page } = await site.open({ phone });
          const { release } = await setDeviceFaces(page, room);
          expectStill(await pictures(page, language, release));
          lettersTake.push(await widthOfLetters(page));
        }
        const [narrow = 0, wide = 0] = lettersTake;
        expect(wide).toBeGreaterThan(narrow * 1.5);
      },
    );

    it('nothing moves for visitors who accepted ads before', async () => {
      await (await loggedInAdmin(site.url)).call('PUT', '/api/site-settings', {
        json: { headerAdCode: '<p>Ad</p>', footerAdCode: '' },
      });
      const { page } = await site.open();
      await page.goto(site.url);
      await page.getByRole('button', { name: 'Aceitar anúncios' }).click();
      await page.getByTestId('header-ad').waitFor();
      const { before, after } = await pictures(page, 'pt');
      expectStill({ before, after });
      expect(await page.getByTestId('header-ad').count()).toBe(1);
    });

    it('does not show the greeting in a language that the visitor has changed', async () => {
      const { page } = await site.open({ locale: 'pt-BR' });
      await page.addInitScript(() => localStorage.setItem('language', 'en'));
      await page.route('**/assets/application-*.js', () => {});
      await page.goto(site.url, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.documentElement.lang === 'en');
      expect(await page.locator('#first-view').count()).toBe(0);
    });

    /** Opens Home with its application delayed until `release`. */
    async function openFirstView(page: Page) {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/assets/application-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(site.url, { waitUntil: 'commit' });
      return { release };
    }

    it('begins with a film of the page, which the application takes over with what it has loaded', async () => {
      const { page, browserErrors } = await site.open();
      const asked = page.waitForRequest('**/api/videos/random**');
      const { release } = await openFirstView(page);
      const first = page.locator('#first-stage video');
      await first.waitFor({ state: 'attached' });
      const film = await page.locator('meta[name=drawn-film]').getAttribute('content');
      const { id } = videoSchema.parse(JSON.parse(film ?? ''));
      expect(new URL((await asked).url()).searchParams.get('drawn')).toBe(String(id));
      await first.evaluate((video: HTMLVideoElement) => {
        video.dataset.early = '';
      });
      expect(await first.evaluate((video: HTMLVideoElement) => [video.paused, video.autoplay])).toEqual([
        true,
        false,
      ]);
      release();
      await page.getByRole('button', { name: 'Reproduzir vídeo' }).click();
      await page.waitForFunction(() => {
        const video = document.querySelector<HTMLVideoElement>('section video[data-early]');
        return video !== null && video.currentTime > 0 && !video.muted;
      });
      expect(await page.locator('video').count()).toBe(1);
      expect(browserErrors).toEqual([]);
    });

    it('M-187 never shows a visitor the poster of a film that they have seen', async () => {
      const { page } = await site.open();
      const videos = videoListSchema.parse(await (await fetch(`${site.url}/api/videos?language=pt`)).json());
      const seen = JSON.stringify(videos.map(({ id }) => id));
      await page.addInitScript((ids) => localStorage.setItem('seenVideos:pt', ids), seen);
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
      await page.route('**/api/videos/random**', async (route) => {
        await answered;
        await route.continue();
      });
      const asked = page.waitForRequest('**/api/videos/random**');
      const { release } = await openFirstView(page);
      expect(new URL((await asked).url()).searchParams.has('drawn')).toBe(false);
      expect(await page.locator('#first-stage > :visible').count()).toBe(0);
      answer();
      release();
      await page.locator('section video').waitFor();
    });

    it('loads nothing of a film with data saving on', async () => {
      const { page } = await site.open();
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      const files: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/videos/file/')) files.push(request.url());
      });
      await page.goto(site.url);
      await page.getByRole('button', { name: 'Reproduzir vídeo' }).waitFor();
      expect(files).toEqual([]);
    });

    it.each(LANGUAGES)('shows %s first without JavaScript', async (language) => {
      const { home } = await loadStrings(language);
      const context = await site.browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${site.url}/?lang=${language}`);
      expect(await page.getByRole('heading').innerText()).toBe(home.title);
      const first = page.locator('.noscript p').first();
      expect((await first.getAttribute('lang'))?.slice(0, 2)).toBe(language);
      expect(await first.isVisible()).toBe(true);
      await context.close();
    });
  },
  CONFIGURED,
);

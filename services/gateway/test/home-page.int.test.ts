import type { RequestListener } from 'node:http';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ANONYMOUS, type Identity } from '@selah/service-kit/identity/identity';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import type { Video } from '@selah/shared/contracts/videos/video';
import { JSDOM } from 'jsdom';
import { startGateway, type TestGateway } from './a-gateway.ts';
import { identityOf, startUpstream, type Upstream } from './an-upstream.ts';
import { describeEachTransport } from './gateway-and-upstream.ts';

/**
 * Home as the build writes it (`frontends/shell/build/write-page.ts`); long enough to be worth compressing.
 */
const template = (language: string) => `<!doctype html><html lang="${language}"><head><meta charset="utf-8" />
    <!--drawn-film--><script>1</script><title>home ${language}</title></head>
<body><div id="first-stage"><!--film-poster--></div><p>${'Salmo '.repeat(200)}</p></body></html>`;

const shell = Object.fromEntries([
  ['index.html', '<title>index</title>'],
  ...LANGUAGES.flatMap((language) => [
    [`pages/home.${language}.html`, template(language)],
    [`pages/inside.${language}.html`, `<title>inside ${language}</title>`],
  ]),
]);

const FILM: Video = {
  id: 7,
  title: 'Salmo 23',
  filename: 'salmo 23.mp4',
  language: 'pt',
  posterUrl: '/api/videos/poster/7?v=a%2Bb&x=1',
  durationSeconds: 75.4,
  processing: 'ready',
};
const CYCLE = { cycle: { isComplete: false, totalVideos: 3 } };

type Served = object | number | 'silent';

describeEachTransport(() => {
  let served: Served = FILM;
  let asked: {
    readonly url: string;
    readonly headers: Record<string, unknown>;
    readonly identity: Promise<Identity | undefined>;
  }[] = [];
  let upstream: Upstream;
  let gateway: TestGateway;
  const waiting = new Set<() => void>();

  const answer: RequestListener = (req, res) => {
    const { url = '', headers } = req;
    asked.push({ url, headers, identity: identityOf(req) });
    if (served === 'silent') return void waiting.add(() => res.destroy());
    const status = typeof served === 'number' ? served : 200;
    const body = typeof served === 'object' ? { ...served, _meta: CYCLE } : { code: 'x' };
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(JSON.stringify(body));
  };

  // Anew for each test, because a drawn film is kept for a moment.
  beforeEach(async () => {
    asked = [];
    upstream = await startUpstream(answer);
    gateway = await startGateway({ upstream, shell });
  });
  afterEach(async () => {
    for (const end of waiting) end();
    waiting.clear();
    await gateway.close();
    await upstream.close();
  });
  afterAll(() => {
    served = FILM;
  });

  async function open(path = '/', film: Served = FILM, init: RequestInit = {}) {
    served = film;
    const response = await fetch(`${gateway.url}${path}`, init);
    const text = await response.text();
    const { document } = new JSDOM(text).window;
    const drawn = document.querySelector('meta[name=drawn-film]')?.getAttribute('content');
    const poster = document.querySelector('#first-stage img')?.getAttribute('src');
    const preload = document.querySelector('link[rel=preload]')?.getAttribute('href');
    const { status, headers } = response;
    return { status, headers, document, poster, preload, drawn: drawn ? JSON.parse(drawn) : undefined };
  }

  describe('Home', () => {
    it('begins with a film that is drawn for it, as an anonymous visitor', async () => {
      const { status, headers, document, poster, preload, drawn } = await open('/', FILM, {
        headers: { cookie: 'a=b', 'accept-language': 'pt' },
      });
      expect([status, headers.get('vary')]).toEqual([200, 'Accept-Language, Accept-Encoding']);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('link')).toContain('rel="canonical"');
      expect(drawn).toEqual(FILM);
      expect([poster, preload]).toEqual([FILM.posterUrl, FILM.posterUrl]);
      expect(document.title).toBe('home pt');
      expect(asked.map(({ url }) => url)).toEqual(['/api/videos/next?language=pt']);
      expect(await asked[0]?.identity).toEqual(ANONYMOUS);
      expect(asked[0]?.headers).not.toHaveProperty('cookie');
    });

    it.each(LANGUAGES)('begins with one in %s, the language of the page', async (language) => {
      const { document } = await open(`/?lang=${language}`, { ...FILM, language });
      expect(document.documentElement.lang).toBe(language);
      expect(asked.map(({ url }) => url)).toEqual([`/api/videos/next?language=${language}`]);
    });

    it.each([
      '</script><script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "'`$1` $& $' &amp; --> %PRODUCT_NAME%",
      'linha\nnova\u2028',
    ])('says the title %j as it is and runs nothing of it', async (title) => {
      const { document, drawn } = await open('/', { ...FILM, title });
      expect(drawn.title).toBe(title);
      expect(document.querySelectorAll('script')).toHaveLength(1);
      expect(document.querySelectorAll('img')).toHaveLength(1);
    });

    it('says its film without a poster as well', async () => {
      const { posterUrl: _, ...bare } = FILM;
      const { drawn, poster, preload } = await open('/', bare);
      expect(drawn).toEqual(bare);
      expect([poster, preload]).toEqual([undefined, undefined]);
    });

    it.each([
      ['has no film', 404],
      ['is down', 503],
      ['refuses', 429],
      ['does not answer', 'silent'],
      ['answers something else', { id: 7, title: 'Salmo 23' }],
    ] as const)('is served without one when the videos service %s', async (_, film) => {
      const { status, document, poster, drawn } = await open('/', film, {
        headers: { 'accept-language': 'en' },
      });
      expect([status, document.title]).toEqual([200, 'home en']);
      expect([poster, drawn]).toEqual([undefined, undefined]);
    });

    it('is compressed, and has the policy of all pages', async () => {
      const { headers, drawn } = await open('/', FILM, { headers: { 'accept-encoding': 'br' } });
      expect(headers.get('content-encoding')).toBe('br');
      expect(drawn).toEqual(FILM);
      const policy = headers.get('content-security-policy');
      expect(policy).toBe((await open('/login')).headers.get('content-security-policy'));
    });

    it('is the only page with a film', async () => {
      await open('/login');
      await open('/no/such/page');
      expect(asked).toEqual([]);
    });
  });
});

import { once } from 'node:events';
import { get, type IncomingMessage, type OutgoingHttpHeaders, type RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ANONYMOUS } from '@selah/service-kit/identity/identity';
import { type Film, filmSchema } from '@selah/shared/contracts/videos/film';
import { JSDOM } from 'jsdom';
import { startGateway, type TestGateway } from './a-gateway.ts';
import { identityOf, startUpstream, type Upstream } from './an-upstream.ts';
import { describeEachTransport } from './gateway-and-upstream.ts';

const SITE = 'https://paz.example';

/** The page as the build writes it (`frontends/shell/build/film-page.ts`). */
const template = (language: string) => `<!doctype html><html lang="${language}"><head>
<title>%FILM_TITLE% · %PRODUCT_NAME%</title>
<meta property="og:title" content="%FILM_TITLE%" />
<!--film-tags-->
<script type="application/ld+json">{"@context":"https://schema.org","@type":"VideoObject","inLanguage":"${language}","description":"Um vídeo"}</script>
</head><body><div id="first-stage"><!--film-poster--></div></body></html>`;

const pages = Object.fromEntries(
  ['pt', 'en', 'es', 'fr'].flatMap((language) => [
    [`pages/film.${language}.html`, template(language)],
    ...['home', 'inside'].map((kind) => [
      `pages/${kind}.${language}.html`,
      `<title>${kind} ${language}</title>`,
    ]),
  ]),
);

const shell = { 'index.html': '<title>index</title>', ...pages };

const FILM: Film = {
  id: 7,
  title: 'Salmo 23',
  filename: 'salmo 23.mp4',
  language: 'es',
  posterUrl: '/api/videos/poster/7?v=a%2Bb&x=1',
  durationSeconds: 75.4,
  processing: 'ready',
  createdAt: '2026-01-05T12:00:00.000Z',
};

type Served = Film | 'missing' | 'broken' | 'silent' | 'refused';

describeEachTransport(() => {
  let film: Served = FILM;
  let upstream: Upstream;
  let gateway: TestGateway;
  const waiting = new Set<() => void>();

  const answer: RequestListener = (req, res) => {
    if (film === 'silent') {
      waiting.add(() => res.destroy());
      return;
    }
    const isList = req.url === '/api/videos';
    const status = film === 'missing' ? 404 : film === 'broken' ? 503 : film === 'refused' ? 429 : 200;
    const body = typeof film === 'string' ? { code: 'x' } : isList ? [film] : film;
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(JSON.stringify(body));
  };

  beforeAll(async () => {
    upstream = await startUpstream(answer);
    gateway = await startGateway({ upstream, env: { PUBLIC_URL: SITE }, shell });
  });
  afterEach(() => {
    for (const end of waiting) end();
    waiting.clear();
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  async function open(path: string, served: Served = FILM, init: RequestInit = {}) {
    film = served;
    const response = await fetch(`${gateway.url}${path}`, init);
    const text = await response.text();
    const { document } = new JSDOM(text).window;
    const property = (name: string) =>
      document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
    const { status, headers } = response;
    return { status, headers, text, document, property, data: data ? JSON.parse(data) : undefined };
  }

  /** Not by `fetch`, which asks caches to be bypassed when a condition is given. */
  async function statusOf(path: string, headers: OutgoingHttpHeaders): Promise<number | undefined> {
    const [response]: IncomingMessage[] = await once(get(`${gateway.url}${path}`, { headers }), 'response');
    response?.resume();
    return response?.statusCode;
  }

  describe('the page of a film', () => {
    it('says what it is to messengers and search engines, in the film’s language', async () => {
      const { status, headers, document, property, data } = await open('/v/7', FILM, {
        headers: { 'accept-language': 'fr' },
      });
      expect([status, headers.get('content-language'), headers.get('vary')]).toEqual([
        200,
        'es',
        'Accept-Encoding',
      ]);
      expect(document.documentElement.lang).toBe('es');
      expect(document.title).toBe('Salmo 23 · Selah');
      expect(property('title')).toBe('Salmo 23');
      expect(property('image')).toBe(`${SITE}/api/videos/poster/7?v=a%2Bb&x=1&format=jpeg`);
      expect(property('image:type')).toBe('image/jpeg');
      expect(property('video')).toBe(`${SITE}/api/videos/file/salmo%2023.mp4`);
      expect(property('video:type')).toBe('video/mp4');
      expect(property('url')).toBe(`${SITE}/v/7`);
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${SITE}/v/7`);
      expect(document.querySelector('meta[name=robots]')).toBeNull();
      expect(document.querySelector('#first-stage img')?.getAttribute('src')).toBe(FILM.posterUrl);
      expect(data).toEqual({
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        inLanguage: 'es',
        description: 'Um vídeo',
        name: 'Salmo 23',
        thumbnailUrl: `${SITE}/api/videos/poster/7?v=a%2Bb&x=1&format=jpeg`,
        uploadDate: FILM.createdAt,
        duration: 'PT1M15S',
        contentUrl: `${SITE}/api/videos/file/salmo%2023.mp4`,
        url: `${SITE}/v/7`,
      });
    });

    it('is in the language that the address names', async () => {
      const { document, headers } = await open('/v/7?lang=fr');
      expect([document.documentElement.lang, headers.get('content-language')?.slice(0, 2)]).toEqual([
        'fr',
        'fr',
      ]);
      expect((await open('/v/7?lang=de')).document.documentElement.lang).toBe('es');
    });

    it.each([
      '</script><script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "'`$1` $& $' &amp; %PRODUCT_NAME%",
      '<!--<script>',
      'مزمور ٢٣ \u202Eevil',
      '🙏🏽 Salmo 😢',
      'linha\nnova\u2028',
    ])('shows the title %j and runs nothing of it', async (title) => {
      const { document, property, data } = await open('/v/7', { ...FILM, title });
      const shown = title.replace('\u202E', '').replace(/\s+/g, ' ').trim();
      expect(document.title).toBe(`${shown} · Selah`);
      expect([property('title'), data.name]).toEqual([shown, shown]);
      expect(document.querySelectorAll('script')).toHaveLength(1);
      expect(document.querySelectorAll('img')).toHaveLength(1);
    });

    it('has the general picture without a poster, and the file of another host', async () => {
      const { posterUrl: _, ...bare } = FILM;
      const storageUrl = 'https://cdn.example/a.mp4?b=1&c="2';
      const { document, property, data } = await open('/v/7', { ...bare, storageUrl });
      expect(property('image')).toBe(`${SITE}/preview.jpg`);
      expect([property('video'), data.contentUrl]).toEqual([storageUrl, storageUrl]);
      expect(property('video:type')).toBeUndefined();
      expect(document.querySelector('img')).toBeNull();
    });

    it('is not indexed while the film cannot be played', async () => {
      const { status, document, property, data } = await open('/v/7', { ...FILM, processing: 'pending' });
      expect(status).toBe(200);
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
      expect(property('video')).toBeUndefined();
      expect(data).not.toHaveProperty('contentUrl');
    });

    it('is revalidated, and has another ETag with another title', async () => {
      const first = await open('/v/7', FILM, { headers: { 'accept-encoding': 'identity' } });
      const etag = first.headers.get('etag') ?? '';
      expect(first.headers.get('cache-control')).toBe('no-cache');
      expect(await statusOf('/v/7', { 'if-none-match': etag })).toBe(304);
      const renamed = await open('/v/7', { ...FILM, title: 'Outro' });
      expect(renamed.property('title')).toBe('Outro');
      expect(await statusOf('/v/7', { 'if-none-match': etag })).toBe(200);
    });

    it('has the policy of all pages', async () => {
      const policy = (await open('/v/7')).headers.get('content-security-policy');
      expect(policy).toBe((await open('/')).headers.get('content-security-policy'));
      expect(policy).toContain("script-src 'self'");
    });

    it('refuses other methods', async () => {
      const { status, headers } = await open('/v/7', FILM, { method: 'POST' });
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    });
  });

  describe('without the film', () => {
    it.each(['/v/7', '/v/abc', '/v/0', '/v/1.5', '/v/99999999999999999999'])(
      '%s is not found, in the visitor’s language',
      async (path) => {
        const { status, document, headers } = await open(path, 'missing', {
          headers: { 'accept-language': 'fr' },
        });
        expect([status, document.title]).toEqual([404, 'inside fr']);
        expect(headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
      },
    );

    it.each(['broken', 'refused', 'silent'] as const)(
      'it is Home while the videos service is %s',
      async (served) => {
        const { status, document } = await open('/v/7', served, { headers: { 'accept-language': 'en' } });
        expect([status, document.title]).toEqual([200, 'home en']);
      },
    );
  });

  describe('the map of films for search engines', () => {
    it('lists the films that can be played', async () => {
      const { text, headers } = await open('/sitemap-films.xml');
      expect(headers.get('content-type')).toContain('xml');
      expect(text).toContain(`<url><loc>${SITE}/v/7</loc></url>`);
      expect((await open('/sitemap-films.xml', { ...FILM, processing: 'failed' })).text).not.toContain(
        '<loc>',
      );
    });

    it('is unavailable while the videos service is', async () => {
      expect((await open('/sitemap-films.xml', 'broken')).status).toBe(503);
    });
  });

  it('asks the service as an anonymous visitor', async () => {
    expect(filmSchema.parse(FILM)).toEqual(FILM);
    const heard: Array<Record<string, unknown>> = [];
    const identities: unknown[] = [];
    const other = await startUpstream(async (req, res) => {
      heard.push(req.headers);
      identities.push(await identityOf(req));
      answer(req, res);
    });
    const own = await startGateway({ upstream: other, env: { PUBLIC_URL: SITE }, shell });
    film = FILM;
    await fetch(`${own.url}/v/7`, { headers: { cookie: 'a=b', authorization: 'c' } });
    expect(heard).toHaveLength(1);
    expect(identities).toEqual([ANONYMOUS]);
    expect(heard[0]).not.toHaveProperty('cookie');
    expect(heard[0]).not.toHaveProperty('authorization');
    await own.close();
    await other.close();
  });
});

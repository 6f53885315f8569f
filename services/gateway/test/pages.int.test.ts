import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PAGE, startGateway, type TestGateway } from './a-gateway.ts';
import { startUpstream, type Upstream } from './an-upstream.ts';

const LANGUAGES = ['pt', 'en', 'es', 'fr'];
const pages = LANGUAGES.flatMap((language) =>
  ['home', 'inside'].map((kind) => [
    `pages/${kind}.${language}.html`,
    PAGE.replace('%P', `${kind} ${language} %P`),
  ]),
);

let upstream: Upstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway({
    upstream: upstream.url,
    env: { PRODUCT_NAME: 'Paz & <Luz>', PUBLIC_URL: 'https://paz.example' },
    shell: {
      'index.html': PAGE,
      ...Object.fromEntries(pages),
      'robots.txt': 'Sitemap: %PUBLIC_URL%/sitemap.xml',
      'sitemap.xml': '<loc>%PUBLIC_URL%/</loc><name>%PRODUCT_NAME%</name>',
      'service-worker.js': 'self.a = 1;',
      'icons/icon-192.png': Buffer.from('picture'),
    },
  });
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

async function open(path: string, acceptLanguage = '') {
  const answer = await fetch(`${gateway.url}${path}`, { headers: { 'accept-language': acceptLanguage } });
  const text = await answer.text();
  const title = /<title>(\w+ \w+)? ?Paz &amp; &lt;Luz&gt;\.<\/title>/.exec(text)?.[1];
  return { status: answer.status, headers: answer.headers, text, title };
}

describe('the language in which a page introduces itself', () => {
  it.each([
    ['/', '', 'home pt'],
    ['/', 'de, en-GB;q=0.8, fr;q=0.9', 'home fr'],
    ['/', 'de', 'home pt'],
    ['/?lang=es', 'fr', 'home es'],
    ['/?lang=de', 'fr', 'home fr'],
    ['/?lang=', 'fr', 'home fr'],
    ['/?lang=es&lang=en', 'fr', 'home es'],
    ['/?utm=1&lang=en&t=2', 'fr', 'home en'],
    ['/?lang=%E0%A4', 'en', 'home en'],
    ['/login', 'es-MX', 'inside es'],
    ['/nowhere?lang=en', '', 'inside en'],
  ])('M-175 M-178 M-180 %s with "%s" is %s', async (path, acceptLanguage, expected) => {
    const { title, headers } = await open(path, acceptLanguage);
    expect(title).toBe(expected);
    expect(headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
    expect(headers.get('content-language')?.slice(0, 2)).toBe(expected.slice(-2));
  });

  it('has an ETag of its own, so that no cache mixes languages up', async () => {
    const etags = await Promise.all(
      LANGUAGES.map(async (language) => (await open(`/?lang=${language}`)).headers.get('etag')),
    );
    expect(new Set(etags).size).toBe(4);
  });
});

describe('what search engines may keep', () => {
  it.each([
    ['/', '<https://paz.example/>; rel="canonical"'],
    ['/?lang=en&utm_source=x', '<https://paz.example/?lang=en>; rel="canonical"'],
    ['/?lang=de', '<https://paz.example/>; rel="canonical"'],
    ['/?t=1', '<https://paz.example/>; rel="canonical"'],
  ])('%s is known as %s', async (path, link) => {
    expect((await open(path)).headers.get('link')).toBe(link);
  });

  it.each([
    '/admin',
    '/login',
    '/login/',
    '/user-messages',
    '/debug/videos',
    '/debug/video-status',
    '/nowhere',
  ])('%s is none of it', async (path) => {
    const { title, headers } = await open(path);
    expect(title).toBe('inside pt');
    expect(headers.get('link')).toBeNull();
  });

  it('is told with the address under which people reach the site', async () => {
    expect((await open('/robots.txt')).text).toBe('Sitemap: https://paz.example/sitemap.xml');
    expect((await open('/sitemap.xml')).text).toBe(
      '<loc>https://paz.example/</loc><name>Paz &amp; &lt;Luz&gt;</name>',
    );
  });
});

describe('the files that pages are made of', () => {
  it.each(['/pages/home.pt.html', '/pages/inside.en.html', '/index.html', '/pages/'])(
    '%s is no address of the site',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );

  it('are asked for again where their name does not change: the service worker, an icon', async () => {
    for (const path of ['/service-worker.js', '/icons/icon-192.png']) {
      const { status, headers } = await open(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
    }
    expect((await open('/icons/missing.png')).status).toBe(404);
    expect((await open('/icons/missing.png')).headers.get('content-type')).toContain('application/json');
  });
});

describe('the build that is served', () => {
  /** What a page says of its build, and what is said to pages that ask. */
  async function buildOf(shell: Readonly<Record<string, string>>) {
    const served = await startGateway({ upstream: upstream.url, shell });
    try {
      const page = await (await fetch(served.url)).text();
      const answer = await fetch(`${served.url}/build.json`);
      const { build } = (await answer.json()) as { build: string };
      return {
        build,
        inPage: /content="(\w+)"/.exec(page)?.[1],
        cached: answer.headers.get('cache-control'),
      };
    } finally {
      await served.close();
    }
  }

  const shell = (script: string, text = '') => ({
    'index.html': `<meta name="build" content="%BUILD_ID%">${text}`,
    [`assets/index-${script}.js`]: '1;',
  });

  it('is named in its pages and to who asks, and is another one with another file', async () => {
    const one = await buildOf(shell('B3xK9aQz'));
    expect(one).toEqual({
      build: one.inPage,
      inPage: expect.stringMatching(/^[0-9a-f]{12}$/),
      cached: 'no-cache',
    });
    expect((await buildOf(shell('B3xK9aQz', 'Selah'))).build).toBe(one.build);
    expect((await buildOf(shell('C3xK9aQz'))).build).not.toBe(one.build);
  });
});

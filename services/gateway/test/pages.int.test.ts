import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUILD_HEADER } from '@selah/shared/contracts/build-header';
import { BUILD_ID } from '@selah/shared/contracts/page-errors/kinds';
import { PAGE, startGateway, type TestGateway } from './a-gateway.ts';
import { startUpstream, type Upstream } from './an-upstream.ts';

const LANGUAGES = ['pt', 'en', 'es', 'fr'];
const pages = LANGUAGES.flatMap((language) =>
  ['home', 'care', 'privacy', 'inside'].map((kind) => [
    `pages/${kind}.${language}.html`,
    PAGE.replace('%P', `${kind} ${language} %P`),
  ]),
);

let upstream: Upstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway({
    upstream,
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

describe('the language of a page', () => {
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
    ['/care', 'es-MX', 'care es'],
    ['/care?lang=fr', '', 'care fr'],
    ['/privacidade', 'es-MX', 'privacy es'],
    ['/privacidade?lang=fr', '', 'privacy fr'],
    ['/nowhere?lang=en', '', 'inside en'],
  ])('M-175 M-178 M-180 %s with "%s" is %s', async (path, acceptLanguage, expected) => {
    const { title, headers } = await open(path, acceptLanguage);
    expect(title).toBe(expected);
    expect(headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
    expect(headers.get('content-language')?.slice(0, 2)).toBe(expected.slice(-2));
  });

  it('has its own ETag, so that caches do not mix languages', async () => {
    const etags = await Promise.all(
      LANGUAGES.map(async (language) => (await open(`/?lang=${language}`)).headers.get('etag')),
    );
    expect(new Set(etags).size).toBe(4);
  });
});

describe('canonical addresses', () => {
  it.each([
    ['/', '<https://paz.example/>; rel="canonical"'],
    ['/?lang=en&utm_source=x', '<https://paz.example/?lang=en>; rel="canonical"'],
    ['/?lang=de', '<https://paz.example/>; rel="canonical"'],
    ['/?t=1', '<https://paz.example/>; rel="canonical"'],
    ['/care', '<https://paz.example/care>; rel="canonical"'],
    ['/privacidade', '<https://paz.example/privacidade>; rel="canonical"'],
    ['/privacidade?lang=en&t=1', '<https://paz.example/privacidade?lang=en>; rel="canonical"'],
    ['/care?lang=en&t=1', '<https://paz.example/care?lang=en>; rel="canonical"'],
  ])('%s has the canonical address %s', async (path, link) => {
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
  ])('%s has none', async (path) => {
    const { title, headers } = await open(path);
    expect(title).toBe('inside pt');
    expect(headers.get('link')).toBeNull();
  });

  it('use the public address', async () => {
    expect((await open('/robots.txt')).text).toBe('Sitemap: https://paz.example/sitemap.xml');
    expect((await open('/sitemap.xml')).text).toBe(
      '<loc>https://paz.example/</loc><name>Paz &amp; &lt;Luz&gt;</name>',
    );
  });
});

describe('the files of the pages', () => {
  it.each(['/pages/home.pt.html', '/pages/inside.en.html', '/index.html', '/pages/'])(
    '%s cannot be requested',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );

  it('are revalidated when their name does not change: the service worker, an icon', async () => {
    for (const path of ['/service-worker.js', '/icons/icon-192.png']) {
      const { status, headers } = await open(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
    }
    expect((await open('/icons/missing.png')).status).toBe(404);
    expect((await open('/icons/missing.png')).headers.get('content-type')).toContain('application/json');
  });
});

describe('the build', () => {
  /** The id that a gateway serving these files states, in the page and in the headers of these paths. */
  async function buildOf(shell: Readonly<Record<string, string>>, paths: readonly string[] = []) {
    const served = await startGateway({ upstream, shell });
    try {
      const page = await (await fetch(served.url)).text();
      const answers = await Promise.all(paths.map((path) => fetch(`${served.url}${path}`)));
      return {
        inPage: /<meta name="build" content="(.*?)">/.exec(page)?.[1],
        inHeaders: answers.map(({ headers }) => headers.get(BUILD_HEADER)),
      };
    } finally {
      await served.close();
    }
  }

  const shell = (hash: string, text = '') => ({
    'index.html': `<meta name="build" content="%BUILD_ID%">${text}`,
    [`assets/index-${hash}.js`]: '1;',
  });

  it('is stated in pages, answers of the API, files and failures', async () => {
    const paths = [
      '/',
      '/nowhere',
      '/api/videos/random',
      '/api/nowhere',
      '/api/auth/user',
      '/assets/gone-B3xK9aQz.js',
    ];
    const { inPage, inHeaders } = await buildOf(shell('B3xK9aQz'), paths);
    expect(inPage).toMatch(BUILD_ID);
    expect(inHeaders).toEqual(paths.map(() => inPage));
  });

  it('is the same for equal file names, and another when a script changed', async () => {
    const one = await buildOf(shell('B3xK9aQz'));
    expect(await buildOf(shell('B3xK9aQz', 'Selah'))).toEqual(one);
    expect((await buildOf(shell('C3xK9aQz'))).inPage).not.toBe(one.inPage);
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Cache } from '@selah/service-kit/cache/cache';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { PAGE, startGateway, type TestGateway } from './a-gateway.ts';
import { startUpstream, type Upstream } from './an-upstream.ts';

/** A script of a build and its page, which names it. */
const buildOf = (hash: string) => ({
  'index.html': PAGE.replace('<head>', `<head><script type="module" src="/assets/home-${hash}.js"></script>`),
  [`assets/home-${hash}.js`]: `export const build = '${hash}';${' '.repeat(2_000)}`,
  [`assets/home-${hash}.css`]: `.home { --build: "${hash}" }`,
});

const OLD = 'B3xK9aQz';
const NEW = 'Zq8Lm2Xy';

describe('two gateways with two builds behind one balancer', () => {
  let upstream: Upstream;
  let cache: Cache;
  let gateways: TestGateway[];
  let turn = 0;

  const start = (hash: string, own: Partial<{ cache: Cache; secret: string }> = {}) =>
    startGateway({
      upstream,
      shell: buildOf(hash),
      env: { REDIS_URL: 'redis://shared', ...(own.secret && { INTERNAL_SECRET: own.secret }) },
      deps: { cache: own.cache ?? cache },
    });

  beforeEach(async () => {
    upstream = await startUpstream();
    cache = createMemoryCache({ logger: silentLogger() });
    gateways = [await start(OLD), await start(NEW)];
  });
  afterEach(async () => {
    for (const gateway of gateways) await gateway.close();
    await cache.close();
    await upstream.close();
  });

  /** Each request goes to the next gateway. */
  const get = (path: string, headers: Record<string, string> = {}) => {
    turn += 1;
    return fetch(`${gateways[turn % gateways.length]?.url}${path}`, { headers });
  };

  it('answer with the parts of both, whichever of them is asked', async () => {
    for (const hash of [OLD, OLD, NEW, NEW]) {
      const script = await get(`/assets/home-${hash}.js`);
      expect(script.status).toBe(200);
      expect(script.headers.get('content-type')).toContain('javascript');
      expect(script.headers.get('cache-control')).toContain('immutable');
      expect(script.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await script.text()).toContain(`build = '${hash}'`);
    }
    for (const hash of [OLD, OLD, NEW, NEW]) {
      expect((await get(`/assets/home-${hash}.css`)).headers.get('content-type')).toContain('css');
    }
  });

  it('answer with the same validator and encoding, so that caches see one file', async () => {
    const path = `/assets/home-${OLD}.js`;
    const brotli = { 'accept-encoding': 'br' };
    const [one, other] = [await get(path, brotli), await get(path, brotli)];
    expect(one.headers.get('etag')).toBe(other.headers.get('etag'));
    expect(other.headers.get('content-encoding')).toBe('br');
  });

  it('each answer with their own page, and 404 for a part of no build', async () => {
    const pages = await Promise.all([get('/'), get('/')].map(async (answer) => (await answer).text()));
    expect(pages.filter((page) => page.includes(OLD))).toHaveLength(1);
    expect(pages.filter((page) => page.includes(NEW))).toHaveLength(1);
    for (const path of ['/assets/home-Aa1Bb2Cc.js', `/assets/${'x'.repeat(900)}-Aa1Bb2Cc.js`]) {
      expect((await get(path)).status).toBe(404);
      expect((await get(path)).status).toBe(404);
    }
  });

  it('serve nothing that somebody else put into the shared cache', async () => {
    const path = '/assets/home-Aa1Bb2Cc.js';
    const [known] = await Promise.all([cache.get(`part:/assets/home-${OLD}.js`)]);
    expect(known).toBeDefined();
    // The signature is that of another path.
    await cache.set(`part:${path}`, known ?? '');
    expect((await get(path)).status).toBe(404);
    expect((await get(path)).status).toBe(404);
    gateways.push(await start('Kk7Kk7Kk', { secret: 'another secret of at least 32 bytes!' }));
    const asked = await Promise.all([0, 1, 2].map(() => get('/assets/home-Kk7Kk7Kk.js')));
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('start and answer with their own parts while the shared cache is away', async () => {
    const away: Cache = {
      ...cache,
      get: () => Promise.reject(new Error('away')),
      add: () => Promise.reject(new Error('away')),
    };
    gateways.push(await start('Kk7Kk7Kk', { cache: away }));
    const { url } = gateways[2] as TestGateway;
    expect((await fetch(`${url}/assets/home-Kk7Kk7Kk.js`)).status).toBe(200);
    expect((await fetch(`${url}/assets/home-${OLD}.js`)).status).toBe(404);
  });
});

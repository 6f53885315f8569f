import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SessionStore } from '@selah/service-kit/sessions/session-store';
import { pino } from 'pino';
import { startGateway, type TestGateway } from './a-gateway.ts';
import type { Upstream } from './an-upstream.ts';
import { describeEachTransport, useGateway } from './gateway-and-upstream.ts';
import { head, sendRaw } from './raw-http.ts';

describeEachTransport((transport) => {
  let upstream: Upstream;
  let gateway: TestGateway;
  useGateway((both) => {
    ({ upstream, gateway } = both);
  });

  const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

  const seenIdentity = () => upstream.seen.at(-1)?.identity;

  async function cookieOf(kind: 'site-user' | 'admin', subjectId: number): Promise<string> {
    const token = await gateway.sessions.open({ kind, subjectId, username: 'ana' });
    return `selah_${kind === 'admin' ? 'admin' : 'site'}_session=${token}`;
  }

  describe('the identity sent to services', () => {
    it('is anonymous without a session', async () => {
      await fetch(`${gateway.url}/api/videos`);
      expect(seenIdentity()).toEqual({});
    });

    it('is the session’s owner; the cookie is not forwarded', async () => {
      await fetch(`${gateway.url}/api/site-users/7`, { headers: { cookie: await cookieOf('site-user', 7) } });
      expect(seenIdentity()).toMatchObject({ siteUser: { id: 7 } });
      expect(upstream.seen[0]?.headers).not.toHaveProperty('cookie');
    });

    it('contains visitor and administrator when both sessions exist', async () => {
      const cookie = `${await cookieOf('site-user', 7)}; ${await cookieOf('admin', 1)}`;
      await fetch(`${gateway.url}/api/auth/user`, { headers: { cookie } });
      expect(seenIdentity()).toMatchObject({ siteUser: { id: 7 }, admin: { id: 1, username: 'ana' } });
    });

    it('cannot be set by the client, in any spelling', async () => {
      await sendRaw(
        gateway.port,
        head(
          'GET /api/videos HTTP/1.1',
          'Host: 127.0.0.1',
          'X-Selah-Identity: forged',
          'x-selah-identity: forged too',
          'X-SELAH-CLIENT-ADDRESS: 10.0.0.1',
          'X-Selah-Anything: 1',
          'Forwarded: for=10.0.0.1',
          'X-Forwarded-For: 10.0.0.1',
          'X-Forwarded-Host: elsewhere.test',
          'X-Real-IP: 10.0.0.1',
          'X-Original-URL: /api/stats',
          'Authorization: Bearer forged',
          // Asks the gateway to remove its own header.
          'Connection: close, X-Selah-Identity, X-Selah-Client-Address',
        ),
      );
      const headers = upstream.seen[0]?.headers ?? {};
      expect(seenIdentity()).toEqual({});
      expect(headers['x-selah-client-address']).toBe('127.0.0.1');
      expect(headers.host).toBe(transport === 'HTTP' ? new URL(upstream.url).host : 'videos');
      const names = Object.keys(headers).filter((name) => /^(x-|forwarded|authorization)/.test(name));
      const own = ['x-request-id', 'x-selah-client-address'];
      expect(names.sort()).toEqual(transport === 'HTTP' ? [...own, 'x-selah-identity'] : own);
    });

    it('comes with the device cookies only for a login', async () => {
      const cookie = `selah_site_device=abc.def; theme=dark; ${await cookieOf('site-user', 7)}`;
      const login = { method: 'POST', headers: { ...SAME_ORIGIN, cookie }, body: '{}' };
      await fetch(`${gateway.url}/api/site-users/login`, login);
      expect(upstream.seen.at(-1)?.headers['x-selah-device-cookies']).toBe('selah_site_device=abc.def');
      await fetch(`${gateway.url}/api/videos`, { headers: { cookie } });
      expect(upstream.seen.at(-1)?.headers).not.toHaveProperty('x-selah-device-cookies');
      expect(upstream.seen.at(-1)?.headers).not.toHaveProperty('cookie');
    });

    it('ends with the logout, without caching', async () => {
      const cookie = await cookieOf('admin', 1);
      const call = () => fetch(`${gateway.url}/api/stats`, { headers: { cookie } });
      expect((await call()).status).toBe(200);
      await gateway.sessions.endAllOf('admin', 1);
      expect((await call()).status).toBe(401);
    });

    it.each([
      'selah_admin_session=',
      'selah_admin_session={"$ne":""}',
      `selah_admin_session=${'a'.repeat(43)}`,
      `selah_admin_session=${'a'.repeat(9000)}`,
    ])('is anonymous with the cookie %.40s', async (cookie) => {
      const answer = await fetch(`${gateway.url}/api/stats`, { headers: { cookie } });
      expect(answer.status).toBe(401);
      expect(upstream.seen).toHaveLength(0);
    });
  });

  describe('access is checked before the request is forwarded', () => {
    it.each([
      ['GET', '/api/stats'],
      ['DELETE', '/api/videos/all'],
      ['POST', '/api/videos'],
      ['PUT', '/api/site-settings'],
      ['POST', '/api/saved-messages'],
      ['GET', '/api/saved-messages/user/1'],
    ])('M-007 M-008 %s %s is 401 without a session', async (method, path) => {
      const answer = await fetch(`${gateway.url}${path}`, {
        method,
        headers: { ...SAME_ORIGIN, 'accept-language': 'fr-CA,fr;q=0.9' },
      });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({
        code: 'unauthenticated',
        message: 'Connectez-vous pour continuer.',
      });
      expect(upstream.seen).toHaveLength(0);
    });

    it('M-007 does not accept a visitor as administrator', async () => {
      const headers = { cookie: await cookieOf('site-user', 7) };
      expect((await fetch(`${gateway.url}/api/stats`, { headers })).status).toBe(401);
    });
  });

  describe('requests that change state', () => {
    const post = (headers: Record<string, string>) =>
      fetch(`${gateway.url}/api/stats/page-view`, { method: 'POST', headers });

    it('pass from our own page', async () => {
      expect((await post(SAME_ORIGIN)).status).toBe(200);
      expect((await post({ origin: gateway.url })).status).toBe(200);
      expect((await post({ origin: gateway.url.replace('127.0.0.1', 'localhost') })).status).toBe(403);
      expect(upstream.seen).toHaveLength(2);
    });

    it.each<Record<string, string>>([
      {},
      { origin: 'https://elsewhere.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { referer: 'http://127.0.0.1/' },
    ])('are 403 and change nothing with %j', async (headers) => {
      const answer = await post(headers);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'cross_origin' });
      expect(upstream.seen).toHaveLength(0);
    });
  });

  describe('the request id', () => {
    it('is created here, sent to the service and returned', async () => {
      const answer = await fetch(`${gateway.url}/api/videos`);
      const id = answer.headers.get('x-request-id');
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(upstream.seen[0]?.headers['x-request-id']).toBe(id);
    });

    it('is the client’s if it is short and plain', async () => {
      const answer = await fetch(`${gateway.url}/api/videos`, {
        headers: { 'x-request-id': 'journey-0001' },
      });
      expect(answer.headers.get('x-request-id')).toBe('journey-0001');
    });

    it.each(['short', 'a'.repeat(65), 'id with spaces', 'id;drop=1'])('is not %s', async (given) => {
      const answer = await fetch(`${gateway.url}/api/videos`, { headers: { 'x-request-id': given } });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    });
  });

  describe('behind an unnamed proxy', () => {
    it.each([
      ['', 1],
      ['127.0.0.1', 0],
    ])(
      'with TRUSTED_PROXIES "%s", X-Forwarded-For is reported to the owner %i times',
      async (trusted, times) => {
        const lines: string[] = [];
        const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
        const proxied = await startGateway({
          upstream,
          env: { TRUSTED_PROXIES: trusted },
          deps: { logger },
        });
        for (let call = 0; call < 3; call += 1) {
          await fetch(`${proxied.url}/api/videos`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
        }
        await proxied.close();
        expect(lines.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(times);
      },
    );
  });

  describe('behind a trusted proxy', () => {
    it.each([
      [['127.0.0.1'], '203.0.113.9, 198.51.100.7', '198.51.100.7'],
      [['127.0.0.0/8', '198.51.100.0/24'], '203.0.113.9, 198.51.100.7', '203.0.113.9'],
      [['127.0.0.1'], 'not an address', '127.0.0.1'],
      [[], '203.0.113.9', '127.0.0.1'],
    ])('that is one of %j, X-Forwarded-For "%s" means %s', async (trustedProxies, forwardedFor, expected) => {
      const proxied = await startGateway({
        upstream,
        env: { TRUSTED_PROXIES: trustedProxies.join() },
      });
      await fetch(`${proxied.url}/api/videos`, { headers: { 'x-forwarded-for': forwardedFor } });
      await proxied.close();
      expect(upstream.seen[0]?.headers['x-selah-client-address']).toBe(expected);
    });
  });

  describe('while the session store is down', () => {
    const down = () => Promise.reject(new Error('the store is down'));
    const sessions: SessionStore = {
      open: down,
      resolve: down,
      find: down,
      end: down,
      endAllOf: down,
    };
    const cookie = `selah_site_session=${'a'.repeat(43)}`;
    let headless: TestGateway;

    beforeAll(async () => {
      headless = await startGateway({ upstream, deps: { sessions } });
    });

    afterAll(() => headless.close());

    it.each([
      ['GET', '/api/videos/random'],
      ['POST', '/api/ai/message'],
      ['POST', '/api/stats/spin-count'],
    ])('%s %s works as for an anonymous visitor', async (method, path) => {
      const answer = await fetch(`${headless.url}${path}`, { method, headers: { ...SAME_ORIGIN, cookie } });
      expect(answer.status).toBe(200);
      expect(seenIdentity()).toEqual({});
    });

    it.each([
      ['GET', '/api/site-users/1'],
      ['POST', '/api/site-users/logout'],
      ['POST', '/api/auth/login'],
      ['GET', '/api/stats'],
      ['GET', '/api/auth/user'],
    ])('%s %s is 503, because it needs a session', async (method, path) => {
      const answer = await fetch(`${headless.url}${path}`, { method, headers: { ...SAME_ORIGIN, cookie } });
      expect(answer.status).toBe(503);
      expect(upstream.seen).toHaveLength(0);
    });
  });
});

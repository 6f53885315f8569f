import { afterEach, describe, expect, it } from '@jest/globals';
import type { Cache } from '@selah/service-kit/cache/cache';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { RATE_LIMITS } from '../src/http/limits/rate-limits.ts';
import type { GatewaySetup, TestGateway } from './a-gateway.ts';
import { closeAll, closeLater, describeEachTransport, startBoth } from './gateway-and-upstream.ts';
import { head, sendRaw } from './raw-http.ts';

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };
const MESSAGES_PER_MINUTE = 30;

afterEach(closeAll);

const startWith = (setup: Partial<GatewaySetup> = {}) => startBoth(undefined, setup);

const ask = (gateway: TestGateway, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/api/ai/message`, { method: 'POST', headers: { ...SAME_ORIGIN, ...headers } });

async function askTimes(times: number, gateway: TestGateway, headers?: Record<string, string>) {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) statuses.push((await ask(gateway, headers)).status);
  return statuses;
}

describeEachTransport(() => {
  describe('the request rate', () => {
    it('Q42 allows many requests, then answers 429 with a delay', async () => {
      const { gateway, upstream } = await startWith();
      const statuses = await askTimes(MESSAGES_PER_MINUTE, gateway);
      expect(new Set(statuses)).toEqual(new Set([200]));
      const refused = await ask(gateway, { 'accept-language': 'pt-BR' });
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(await refused.json()).toEqual({
        code: 'rate_limited',
        message: `Muitos pedidos em pouco tempo. Respire um instante e tente de novo em ${seconds} s.`,
      });
      expect(upstream.seen).toHaveLength(MESSAGES_PER_MINUTE);
    });

    it('prefers the language of the address to that of the browser', async () => {
      const { gateway } = await startWith({ env: { RATE_LIMIT_SCALE: '0.001' } });
      const url = `${gateway.url}/api/videos/random?language=fr`;
      await fetch(url);
      const refused = await fetch(url, { headers: { 'accept-language': 'en' } });
      expect(refused.status).toBe(429);
      expect(await refused.text()).toContain('Respirez un instant');
    });

    it('scales with RATE_LIMIT_SCALE, and is never zero', async () => {
      const { gateway } = await startWith({ env: { RATE_LIMIT_SCALE: '0.1' } });
      expect(await askTimes(4, gateway)).toEqual([200, 200, 200, 429]);
      const tiny = await startWith({ env: { RATE_LIMIT_SCALE: '0.000001' } });
      expect(await askTimes(2, tiny.gateway)).toEqual([200, 429]);
    });

    it('is counted separately for each class', async () => {
      const { gateway } = await startWith({ env: { RATE_LIMIT_SCALE: '0.04' } });
      expect(await askTimes(2, gateway)).toEqual([200, 429]);
      expect((await fetch(`${gateway.url}/api/videos`)).status).toBe(200);
    });

    it('starts again after the window, and has a window per hour', async () => {
      let time = 1_000_000;
      const now = () => time;
      const cache = createMemoryCache({ logger: silentLogger(), now });
      closeLater(() => cache.close());
      const { gateway } = await startWith({ deps: { cache, now } });
      const hour = RATE_LIMITS.message.find(({ per }) => per === 3_600_000)?.requests ?? 0;
      for (let asked = 0; asked < hour; asked += MESSAGES_PER_MINUTE) {
        expect((await askTimes(MESSAGES_PER_MINUTE, gateway)).at(-1)).toBe(200);
        time += 60_000;
      }
      const refused = await ask(gateway);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBe(
        (3_600_000 - (hour / MESSAGES_PER_MINUTE) * 60_000) / 1000,
      );
    });

    it('Q41 counts a session on several addresses', async () => {
      const { gateway } = await startWith({ env: { RATE_LIMIT_SCALE: '0.1', TRUSTED_PROXIES: '127.0.0.1' } });
      const token = await gateway.sessions.open({ kind: 'site-user', subjectId: 1 });
      const from = (address: string, cookie = `selah_site_session=${token}`) =>
        ask(gateway, { 'x-forwarded-for': address, cookie });
      for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
        expect((await from(address)).status).toBe(200);
      }
      expect((await from('203.0.113.4')).status).toBe(429);
      expect((await from('203.0.113.4', 'theme=dark')).status).toBe(200);
    });

    it('counts an IPv6 network as one client', async () => {
      const { gateway } = await startWith({
        env: { RATE_LIMIT_SCALE: '0.04', TRUSTED_PROXIES: '127.0.0.1' },
      });
      const from = (address: string) => ask(gateway, { 'x-forwarded-for': address });
      expect((await from('2001:db8:1:2::1')).status).toBe(200);
      expect((await from('2001:db8:1:2:ffff::9')).status).toBe(429);
      expect((await from('2001:db8:1:3::1')).status).toBe(200);
    });

    it('is limited by this process when the cache is down, so that visitors are not refused', async () => {
      const cache: Cache = {
        ...createMemoryCache({ logger: silentLogger() }),
        increment: () => Promise.reject(new Error('the cache is down')),
      };
      closeLater(() => cache.close());
      const { gateway } = await startWith({ deps: { cache }, env: { RATE_LIMIT_SCALE: '0.1' } });
      expect(await askTimes(4, gateway)).toEqual([200, 200, 200, 429]);
    });
  });

  describe('the body size', () => {
    async function adminCookie(gateway: TestGateway): Promise<string> {
      const token = await gateway.sessions.open({ kind: 'admin', subjectId: 1, username: 'admin' });
      return `Cookie: selah_admin_session=${token}`;
    }

    const post = (
      gateway: TestGateway,
      path: string,
      lines: readonly string[],
      ...body: (string | Buffer)[]
    ) =>
      sendRaw(
        gateway.port,
        head(
          `POST ${path} HTTP/1.1`,
          'Host: 127.0.0.1',
          'Sec-Fetch-Site: same-origin',
          'Connection: close',
          ...lines,
        ),
        ...body,
      );

    it('is limited to 128 KB of JSON when announced', async () => {
      const { gateway, upstream } = await startWith();
      const answer = await post(gateway, '/api/ai/message', ['Content-Length: 131073'], 'x'.repeat(131_073));
      expect(answer.status).toBe(413);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'body_too_large' });
      expect(upstream.seen).toHaveLength(0);
    });

    it('is limited to 128 KB of JSON in endless chunks', async () => {
      const { gateway, upstream } = await startWith();
      const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
      const answer = await post(
        gateway,
        '/api/ai/message',
        ['Transfer-Encoding: chunked'],
        chunk,
        chunk,
        chunk,
      );
      expect(answer.status).toBe(413);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'body_too_large' });
      expect(upstream.seen).toHaveLength(0);
    });

    it('may be exactly 128 KB', async () => {
      const { gateway, upstream } = await startWith();
      const answer = await post(gateway, '/api/ai/message', ['Content-Length: 131072'], 'x'.repeat(131_072));
      expect(answer.status).toBe(200);
      expect(upstream.seen[0]?.body.length).toBe(131_072);
    });

    it('Q46 is limited to one file of the configured size, named in the error', async () => {
      const { gateway } = await startWith({ env: { MAX_UPLOAD_MB: '7', MAX_BULK_FILES: '2' } });
      const lines = [
        await adminCookie(gateway),
        'Content-Type: multipart/form-data; boundary=x',
        'Accept-Language: en',
      ];
      const one = await post(gateway, '/api/videos', [...lines, 'Content-Length: 9000000'], 'x');
      expect(one.status).toBe(413);
      expect(JSON.parse(one.body)).toEqual({
        code: 'file_too_large',
        message: 'The file is too large. The limit is 7 MB.',
      });
      const many = await post(gateway, '/api/admin/bulk-upload', [...lines, 'Content-Length: 18000000'], 'x');
      expect(JSON.parse(many.body)).toMatchObject({ code: 'body_too_large' });
    });

    it('of JSON on an upload route is the same as elsewhere', async () => {
      const { gateway } = await startWith();
      const lines = [await adminCookie(gateway), 'Content-Type: application/json', 'Content-Length: 200000'];
      const answer = await post(gateway, '/api/videos', lines, 'x');
      expect(answer.status).toBe(413);
    });
  });
});

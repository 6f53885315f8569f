import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { fetchStatus, startGateway } from './a-gateway.ts';
import { startUpstream } from './an-upstream.ts';
import { closeAll, closeLater, describeEachTransport } from './gateway-and-upstream.ts';
import { readAnswer } from './raw-http.ts';

afterEach(closeAll);

async function startAnsweringReadiness(status: number) {
  const upstream = await startUpstream((req, res) => {
    res.statusCode = req.url === '/readyz' ? status : 404;
    res.end();
  });
  closeLater(upstream.close);
  return upstream;
}

describeEachTransport(() => {
  describe('the status', () => {
    it('contains the cache and every service', async () => {
      const upstream = await startAnsweringReadiness(200);
      const gateway = await startGateway({ upstream });
      closeLater(gateway.close);
      const answer = await fetchStatus(gateway);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({
        status: 'ok',
        checks: { cache: 'ok', videos: 'ok', users: 'ok', messages: 'ok', stats: 'ok', admin: 'ok' },
        pageErrors: {},
      });
    });

    it('is refused to everyone but the administrator, and says nothing then', async () => {
      const upstream = await startAnsweringReadiness(200);
      const gateway = await startGateway({ upstream });
      closeLater(gateway.close);
      const visitor = await gateway.sessions.open({ kind: 'site-user', subjectId: 1 });
      const cookies = [
        '',
        `selah_site_session=${visitor}`,
        `selah_admin_session=${visitor}`,
        `selah_admin_session=${'A'.repeat(43)}`,
      ];
      for (const cookie of cookies) {
        const answer = await fetch(`${gateway.url}/statusz`, { headers: { cookie } });
        expect(answer.status).toBe(401);
        const body = (await answer.json()) as object;
        expect(Object.keys(body).sort()).toEqual(['code', 'message']);
      }
      expect(upstream.seen).toEqual([]);
    });

    it('is limited by address, so that nobody guesses at sessions here', async () => {
      const upstream = await startAnsweringReadiness(200);
      const gateway = await startGateway({ upstream, env: { RATE_LIMIT_SCALE: '0.005' } });
      closeLater(gateway.close);
      const statuses = new Set<number>();
      for (let asked = 0; asked < 20; asked += 1)
        statuses.add((await fetch(`${gateway.url}/statusz`)).status);
      expect(statuses).toEqual(new Set([401, 429]));
    });

    it('names what is down, while the process itself is alive and ready', async () => {
      const upstream = await startAnsweringReadiness(200);
      const unready = await startAnsweringReadiness(503);
      const gone = await startUpstream();
      await gone.close();
      const cache = createMemoryCache({ logger: silentLogger() });
      await cache.close();
      const gateway = await startGateway({
        upstream,
        services: { videos: unready, users: gone },
        deps: { cache },
      });
      closeLater(gateway.close);
      // The sessions of this gateway are in another cache than the one that is down.
      const answer = await fetchStatus(gateway);
      expect(await answer.json()).toMatchObject({
        status: 'degraded',
        checks: { cache: 'unavailable', videos: 'unavailable', users: 'unavailable', messages: 'ok' },
      });
      for (const path of ['/healthz', '/readyz', '/']) {
        expect((await fetch(`${gateway.url}${path}`)).status).toBe(200);
      }
    });

    it('answers within two seconds while a service is frozen', async () => {
      const frozen = await startUpstream(() => {});
      closeLater(frozen.close);
      const gateway = await startGateway({ upstream: frozen });
      closeLater(gateway.close);
      const answer = await fetchStatus(gateway, { signal: AbortSignal.timeout(2_000) });
      expect(await answer.json()).toMatchObject({ checks: { cache: 'ok', videos: 'unavailable' } });
    });
  });

  describe('the OpenAPI document', () => {
    it('is served at its usual path', async () => {
      const upstream = await startUpstream();
      const gateway = await startGateway({ upstream });
      closeLater(upstream.close);
      closeLater(gateway.close);
      const answer = await fetch(`${gateway.url}/api/openapi.json`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Selah' } });
      expect(upstream.seen).toHaveLength(0);
    });
  });

  describe('connections', () => {
    it('that send their request too slowly get an error and are closed', async () => {
      const upstream = await startUpstream();
      const gateway = await startGateway({
        upstream,
        server: { headersTimeout: 100, connectionsCheckingInterval: 20 },
      });
      closeLater(upstream.close);
      closeLater(gateway.close);
      const socket = connect(gateway.port, '127.0.0.1');
      await once(socket, 'connect');
      const answer = readAnswer(socket);
      socket.write('GET /api/vid');
      expect((await answer).status).toBe(408);
    });

    it('that do not send HTTP get an error and are closed', async () => {
      const upstream = await startUpstream();
      const gateway = await startGateway({ upstream });
      closeLater(upstream.close);
      closeLater(gateway.close);
      const socket = connect(gateway.port, '127.0.0.1');
      socket.write('SSH-2.0-OpenSSH_9.2\r\n');
      const answer = await readAnswer(socket);
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'malformed_body' });
    });

    it('that were answered and never finish their request are closed', async () => {
      const upstream = await startUpstream();
      const gateway = await startGateway({ upstream });
      closeLater(upstream.close);
      closeLater(gateway.close);
      const socket = connect(gateway.port, '127.0.0.1');
      socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n');
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toContain('HTTP/1.1 200');
      await once(socket, 'close');
    });

    it('in use when the gateway stops get their answer first', async () => {
      const arrived = Promise.withResolvers<() => void>();
      const upstream = await startUpstream((_req, res) => arrived.resolve(() => res.end('{}')));
      const gateway = await startGateway({ upstream });
      closeLater(upstream.close);
      const answer = fetch(`${gateway.url}/api/videos`);
      const letGo = await arrived.promise;
      const closed = gateway.close();
      letGo();
      expect((await answer).status).toBe(200);
      await closed;
      await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow();
    });
  });
});

import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type LookupFunction, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { standStill } from '@selah/service-kit/testing/stand-still';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { createServiceAgent } from '../src/http/forwarding/proxy-services.ts';
import { buildRouteTable } from '../src/http/routing/route-table.ts';
import { startUpstream } from './an-upstream.ts';
import { closeAll, closeLater, describeEachTransport, startBoth } from './gateway-and-upstream.ts';
import { head, readAnswer, sendRaw } from './raw-http.ts';

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

afterEach(closeAll);

/** Resolves when a request has ended in any way. */
async function closeOf(req: IncomingMessage): Promise<void> {
  if (!req.closed) await new Promise((resolve) => req.once('close', resolve));
}

/** All routes with these timeouts in milliseconds. */
const routesWithTimeouts = (receive: number, answer: number) => ({
  deps: {
    routes: buildRouteTable({ maxMegabytes: 1, maxFiles: 1 }).map((route) => ({
      ...route,
      timeouts: { receive, answer },
    })),
  },
});

describe('a service over HTTP', () => {
  it('that restarted between two requests does not fail a read', async () => {
    let served = 0;
    const { gateway } = await startBoth((req, res) => {
      served += 1;
      // Every second request uses a connection that the service has just closed.
      if (served === 2) req.socket.destroy();
      else res.end('{}');
    });
    expect((await fetch(`${gateway.url}/api/videos`)).status).toBe(200);
    expect((await fetch(`${gateway.url}/api/videos`)).status).toBe(200);
    expect(served).toBe(3);
  });

  it('that closed all its kept connections does not fail a read', async () => {
    const used = new WeakSet<Socket>();
    let isClosing = false;
    const { gateway } = await startBoth((req, res) => {
      if (isClosing && used.has(req.socket)) return void req.socket.destroy();
      used.add(req.socket);
      // Several connections, because none of these requests is answered before the others have arrived.
      waiting.push(() => res.end('{}'));
      if (waiting.length === 3 || isClosing) for (const answer of waiting.splice(0)) answer();
    });
    const waiting: Array<() => void> = [];
    const read = async () => (await fetch(`${gateway.url}/api/videos`)).status;
    expect(await Promise.all([read(), read(), read()])).toEqual([200, 200, 200]);
    isClosing = true;
    expect(await read()).toBe(200);
  });

  describe('whose name has several addresses', () => {
    /** Nothing listens at the second one, and the gateway stands still before it can try the first. */
    const lookup: LookupFunction = (_name, _options, found) => {
      setImmediate(() => {
        found(
          null,
          ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 })),
        );
        standStill(600);
      });
    };

    it('gets a request from a gateway that stood still meanwhile', async () => {
      const upstream = await startUpstream();
      closeLater(upstream.close);
      const agent = createServiceAgent({ keepAlive: false });
      const sending = request({ host: 'service', port: upstream.port, agent, lookup, method: 'POST' });
      const [answer] = await once(sending.end('{}'), 'response');
      expect((answer as IncomingMessage).statusCode).toBe(200);
      (answer as IncomingMessage).resume();
    });
  });

  it('that never answers a read on a new connection either is asked twice, and then a 503', async () => {
    let asked = 0;
    const { gateway } = await startBoth((req) => {
      asked += 1;
      req.socket.destroy();
    });
    expect((await fetch(`${gateway.url}/api/videos`)).status).toBe(503);
    expect(asked).toBe(2);
  });

  it('gets no change twice when its connection ends', async () => {
    let asked = 0;
    const { gateway } = await startBoth((req) => {
      asked += 1;
      req.socket.destroy();
    });
    const answer = await fetch(`${gateway.url}/api/stats/page-view`, {
      method: 'POST',
      headers: SAME_ORIGIN,
    });
    expect(answer.status).toBe(503);
    expect(asked).toBe(1);
  });

  it('may take longer to answer than an idle connection is kept', async () => {
    const { gateway } = await startBoth((_req, res) => void setTimeout(() => res.end('{}'), 400), {
      idleConnectionMs: 50,
    });
    expect((await fetch(`${gateway.url}/api/videos`)).status).toBe(200);
  });

  it('never gets a request on a connection that was idle for as long as it may take to end', async () => {
    const { upstream, gateway } = await startBoth(undefined, { idleConnectionMs: 50 });
    // The service never ends a connection.
    upstream.server.keepAliveTimeout = 0;
    const closed = new Promise((resolve) =>
      upstream.server.once('connection', (socket) => socket.once('close', resolve)),
    );
    expect((await fetch(`${gateway.url}/api/videos`)).status).toBe(200);
    await closed;
  });
});

describeEachTransport(() => {
  describe('a failing service', () => {
    it.each(LANGUAGES)('that is down is a 503 in %s', async (language) => {
      const { upstream, gateway } = await startBoth();
      await upstream.close();
      const answer = await fetch(`${gateway.url}/api/videos`, { headers: { 'accept-language': language } });
      expect(answer.status).toBe(503);
      const problem = (await answer.json()) as { code: string; message: string };
      expect(problem.code).toBe('unavailable');
      expect(problem.message).toMatch(/recuperando|recovering|rétablit/);
      expect(JSON.stringify(problem)).not.toMatch(/ECONN|127\.0\.0\.1/);
    });

    it('that does not answer is a 503 after the timeout, and its connection is closed', async () => {
      const arrived = Promise.withResolvers<IncomingMessage>();
      const { gateway } = await startBoth((req) => arrived.resolve(req), routesWithTimeouts(5000, 150));
      const answer = await fetch(`${gateway.url}/api/videos`);
      expect(answer.status).toBe(503);
      await closeOf(await arrived.promise);
    });

    it('that closes the connection without an answer is a 503', async () => {
      const { gateway } = await startBoth((req) => req.socket.destroy());
      const answer = await fetch(`${gateway.url}/api/ai/message`, {
        method: 'POST',
        headers: SAME_ORIGIN,
        body: '{}',
      });
      expect(answer.status).toBe(503);
    });

    it('that fails during the answer aborts it, so that clients see it is incomplete', async () => {
      const { gateway } = await startBoth((_req, res) => {
        res.writeHead(200, { 'content-length': 1000 });
        res.write('half', () => res.destroy());
      });
      const answer = await fetch(`${gateway.url}/api/videos/file/a.mp4`);
      await expect(answer.text()).rejects.toThrow();
    });
  });

  describe('a failing client', () => {
    it('that disconnects while waiting ends the request at the service', async () => {
      const arrived = Promise.withResolvers<IncomingMessage>();
      const { gateway } = await startBoth((req) => arrived.resolve(req));
      const caller = new AbortController();
      const answer = fetch(`${gateway.url}/api/videos`, { signal: caller.signal });
      const atService = await arrived.promise;
      const gone = once(atService.socket, 'close');
      caller.abort();
      await expect(answer).rejects.toThrow();
      await gone;
    });

    it('that disconnects during an upload ends it at the service', async () => {
      const arrived = Promise.withResolvers<IncomingMessage>();
      const { gateway } = await startBoth((req) => {
        req.on('error', () => {});
        req.once('data', () => arrived.resolve(req));
      });
      const socket = connect(gateway.port, '127.0.0.1');
      const token = await gateway.sessions.open({ kind: 'admin', subjectId: 1, username: 'admin' });
      socket.write(
        head(
          'POST /api/videos HTTP/1.1',
          'Host: 127.0.0.1',
          'Sec-Fetch-Site: same-origin',
          `Cookie: selah_admin_session=${token}`,
          'Content-Type: multipart/form-data; boundary=x',
          'Content-Length: 100000',
        ),
      );
      socket.write('x'.repeat(50_000));
      const atService = await arrived.promise;
      const gone = closeOf(atService);
      socket.destroy();
      await gone;
      expect(atService.complete).toBe(false);
    });

    it('that sends a body too slowly gets an error in time, and the service is released', async () => {
      const arrived = Promise.withResolvers<IncomingMessage>();
      const { gateway } = await startBoth(
        (req) => {
          req.on('error', () => {});
          arrived.resolve(req);
        },
        routesWithTimeouts(150, 5000),
      );
      const slow = sendRaw(
        gateway.port,
        head(
          'POST /api/ai/message HTTP/1.1',
          'Host: 127.0.0.1',
          'Sec-Fetch-Site: same-origin',
          'Accept-Language: en',
          'Content-Type: application/json',
          'Content-Length: 100',
        ),
        '{"name":',
      );
      const atService = await arrived.promise;
      await closeOf(atService);
      const answer = await slow;
      expect(answer.status).toBe(408);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'request_timeout' });
      expect(answer.head).toMatch(/connection: close/i);
    });

    it('gets the reason of a refused upload while it is still sending', async () => {
      const { gateway } = await startBoth((_req, res) => {
        const body = '{"code":"file_too_large"}';
        res.writeHead(413, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
      });
      const token = await gateway.sessions.open({ kind: 'admin', subjectId: 1, username: 'admin' });
      const socket = connect(gateway.port, '127.0.0.1');
      socket.write(
        head(
          'POST /api/videos HTTP/1.1',
          'Host: 127.0.0.1',
          'Sec-Fetch-Site: same-origin',
          `Cookie: selah_admin_session=${token}`,
          'Content-Type: multipart/form-data; boundary=x',
          'Content-Length: 20000000',
        ),
      );
      // As browsers do: send everything, then read the answer.
      await new Promise((resolve) => socket.write(Buffer.alloc(20_000_000), resolve));
      const { status, body } = await readAnswer(socket);
      expect(status).toBe(413);
      expect(body).toContain('file_too_large');
    });

    it.each([
      ['that was already sent', 409],
      ['that another request sends', 200],
      ['of a session that has ended', 401],
    ])('that sends a chunk of an upload %s is stopped at once', async (_, status) => {
      const { gateway } = await startBoth((req, res) => {
        // As our services do: they read the rest before they close.
        res.writeHead(status, { 'content-length': 2 }).write('{}');
        req.resume().once('end', () => res.end());
      });
      const token = await gateway.sessions.open({ kind: 'admin', subjectId: 1, username: 'admin' });
      const socket = connect(gateway.port, '127.0.0.1');
      socket.write(
        head(
          `PATCH /api/uploads/${'0'.repeat(32)} HTTP/1.1`,
          'Host: 127.0.0.1',
          'Sec-Fetch-Site: same-origin',
          `Cookie: selah_admin_session=${token}`,
          'Tus-Resumable: 1.0.0',
          'Upload-Offset: 0',
          'Content-Type: application/offset+octet-stream',
          'Content-Length: 1000000',
        ),
      );
      // A browser does not read while it sends.
      socket.on('error', () => {});
      const arrived = once(socket, 'readable');
      socket.write('x');
      await arrived;
      let sentBytes = 0;
      while (!socket.destroyed && sentBytes < 900_000) {
        sentBytes += 1000;
        socket.write(Buffer.alloc(1000));
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      expect(sentBytes).toBeLessThan(500_000);
      socket.destroy();
    });
  });
});

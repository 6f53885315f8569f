import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import type Router from '@koa/router';
import { createServiceApp } from '@selah/service-kit/http/koa/create-service-app';
import { parseJsonBody } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { TEST_INTERNAL_SECRETS } from '@selah/service-kit/testing/api-driver';
import { eventually } from '@selah/service-kit/testing/eventually';
import { aiMessageRequestSchema } from '@selah/shared/contracts/messages/requests';
import { startGateway } from './a-gateway.ts';
import { closeAll, closeLater, describeEachTransport } from './gateway-and-upstream.ts';
import { head, sendRaw } from './raw-http.ts';

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };
const MEGABYTE = 1024 * 1024;

afterEach(closeAll);

/** A service made with the service kit, behind a gateway. */
async function startService(routes: (router: Router<ServiceState>) => void) {
  const app = createServiceApp({
    name: 'service',
    logger: silentLogger(),
    internalSecrets: TEST_INTERNAL_SECRETS,
    readiness: {},
    routes,
  });
  const service = await serve(
    { name: 'service', handle: app.callback(), start: async () => {}, stop: async () => {} },
    { host: '127.0.0.1', port: 0, drain: { requestsMs: 500 } },
  );
  closeLater(service.close);
  const gateway = await startGateway({ upstream: { url: service.url, handle: app.callback() } });
  closeLater(gateway.close);
  return gateway;
}

/** An endless stream that records how much was read. */
function endlessStream() {
  const taken = { bytes: 0 };
  const stream = new Readable({
    highWaterMark: MEGABYTE,
    read() {
      taken.bytes += MEGABYTE;
      this.push(Buffer.alloc(MEGABYTE, 1));
    },
  });
  return { stream, taken };
}

/** Like a file's: each piece comes later, and the end is known only when more is read than there is. */
function streamOf(pieces: number, bytes: number): Readable {
  let left = pieces;
  return new Readable({
    read() {
      const piece = left > 0 ? Buffer.alloc(bytes, 1) : null;
      left -= 1;
      setImmediate(() => this.push(piece));
    },
  });
}

describeEachTransport(() => {
  describe('a real service behind the gateway', () => {
    it('receives the identity, the request id and the client’s address', async () => {
      const gateway = await startService((router) => {
        router.get('/api/stats', (ctx) => {
          ctx.body = { admin: requireAdmin(ctx).username, from: ctx.state.clientAddress };
        });
      });
      const token = await gateway.sessions.open({ kind: 'admin', subjectId: 3, username: 'ruth' });
      const answer = await fetch(`${gateway.url}/api/stats`, {
        headers: { cookie: `selah_admin_session=${token}`, 'x-request-id': 'whole-way-1' },
      });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ admin: 'ruth', from: '127.0.0.1' });
      expect(answer.headers.get('x-request-id')).toBe('whole-way-1');
    });

    it.each([
      ['JSON', { text: 'é' }, 200, '{"text":"é"}', 'application/json; charset=utf-8'],
      ['text', 'é', 200, 'é', 'text/plain; charset=utf-8'],
      ['bytes', Buffer.from('é'), 200, 'é', 'application/octet-stream'],
      [
        'a stream',
        () => Readable.from([Buffer.from('a'), Buffer.from('b')]),
        200,
        'ab',
        'application/octet-stream',
      ],
      ['nothing', null, 204, '', null],
    ])('answers with %s, and HEAD with the same headers', async (_what, body, status, text, type) => {
      const gateway = await startService((router) => {
        router.get('/api/videos', (ctx) => {
          ctx.body = typeof body === 'function' ? body() : body;
        });
      });
      const answer = await fetch(`${gateway.url}/api/videos`);
      expect(answer.status).toBe(status);
      expect(await answer.text()).toBe(text);
      expect(answer.headers.get('content-type')).toBe(type);
      const ofHead = await fetch(`${gateway.url}/api/videos`, { method: 'HEAD' });
      expect(ofHead.status).toBe(status);
      expect(await ofHead.text()).toBe('');
      expect(ofHead.headers.get('content-length')).toBe(answer.headers.get('content-length'));
    });

    it('answers 304 without a body, and keeps the connection', async () => {
      const gateway = await startService((router) => {
        router.get('/api/videos/file/:name', (ctx) => {
          ctx.set('ETag', '"v1"');
          ctx.status = 304;
        });
      });
      const socket = connect(gateway.port, '127.0.0.1');
      for (let turn = 0; turn < 2; turn += 1) {
        socket.write(head('GET /api/videos/file/a.mp4 HTTP/1.1', 'Host: 127.0.0.1', 'If-None-Match: "v1"'));
        const [answer] = (await once(socket, 'data')) as [Buffer];
        expect(answer.toString()).toMatch(/^HTTP\/1\.1 304 /);
        expect(answer.toString()).toMatch(/etag: "v1"/i);
        expect(answer.toString()).toMatch(/\r\n\r\n$/);
      }
      socket.destroy();
    });

    it('reads a body and answers many requests on one connection in order', async () => {
      const gateway = await startService((router) => {
        router.post('/api/ai/message', async (ctx) => {
          const { question } = await parseJsonBody(ctx, aiMessageRequestSchema);
          ctx.body = { message: question };
        });
      });
      const asks = Array.from({ length: 25 }, async (_, index) => {
        const answer = await fetch(`${gateway.url}/api/ai/message`, {
          method: 'POST',
          headers: { ...SAME_ORIGIN, 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'Ana', question: `${index} ${'é'.repeat(500)}`, language: 'pt' }),
        });
        expect(await answer.json()).toEqual({ message: `${index} ${'é'.repeat(500)}` });
      });
      await Promise.all(asks);
    });

    it('refuses a body without reading it, and the client gets the reason', async () => {
      const gateway = await startService((router) => {
        router.post('/api/ai/message', async (ctx) => {
          await parseJsonBody(ctx, aiMessageRequestSchema);
        });
      });
      const body = 'x'.repeat(100_000);
      const answer = await sendRaw(
        gateway.port,
        head(
          'POST /api/ai/message HTTP/1.1',
          'Host: 127.0.0.1',
          'Sec-Fetch-Site: same-origin',
          'Content-Type: text/plain',
          `Content-Length: ${body.length}`,
        ),
        body,
      );
      expect(answer.status).toBe(415);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'unsupported_media_type' });
    });

    it('is read no faster than the client reads', async () => {
      const { stream, taken } = endlessStream();
      const gateway = await startService((router) => {
        router.get('/api/videos/file/:name', (ctx) => {
          ctx.body = stream;
        });
      });
      const asking = request(`${gateway.url}/api/videos/file/a.mp4`).end();
      const [answer] = (await once(asking, 'response')) as [Readable];
      let before = -1;
      await eventually(() => {
        const still = taken.bytes === before;
        before = taken.bytes;
        expect(still).toBe(true);
      });
      // At most the buffers of two sockets and a few streams.
      expect(taken.bytes).toBeLessThan(64 * MEGABYTE);
      answer.destroy();
      await eventually(() => expect(stream.destroyed).toBe(true));
    });

    it('may use its buffer again when a piece was taken, however slowly the client reads', async () => {
      const pieces = 24;
      const gateway = await startService((router) => {
        router.get('/api/videos/file/:name', (ctx) => {
          const buffer = Buffer.alloc(MEGABYTE);
          ctx.respond = false;
          ctx.status = 200;
          const write = (piece: number): void => {
            if (piece === pieces) ctx.res.end();
            else ctx.res.write(buffer.fill(piece), () => write(piece + 1));
          };
          write(0);
        });
      });
      const asking = request(`${gateway.url}/api/videos/file/a.mp4`).end();
      const [answer] = (await once(asking, 'response')) as [Readable];
      const counts = Array.from({ length: pieces }, () => 0);
      for await (const chunk of answer) {
        for (const byte of chunk as Buffer) counts[byte] = (counts[byte] ?? 0) + 1;
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(counts).toEqual(counts.map(() => MEGABYTE));
    });

    it('sees that a client has disconnected, before and during the answer', async () => {
      const seen: ServerResponse[] = [];
      const { stream } = endlessStream();
      const gateway = await startService((router) => {
        router.get('/api/videos', (ctx) => {
          seen.push(ctx.res);
          return new Promise<void>(() => {});
        });
        router.get('/api/videos/file/:name', (ctx) => {
          seen.push(ctx.res);
          ctx.body = stream;
        });
      });
      for (const path of ['/api/videos', '/api/videos/file/a.mp4']) {
        const leaving = new AbortController();
        const answer = fetch(`${gateway.url}${path}`, { signal: leaving.signal }).catch(() => undefined);
        await eventually(() => expect(seen).toHaveLength(1));
        const [res] = seen.splice(0);
        if (!res) throw new Error('no response was seen');
        const closed = once(res, 'close');
        leaving.abort();
        await closed;
        expect(res.writableFinished).toBe(false);
        expect(res.destroyed).toBe(true);
        await answer;
      }
      await eventually(() => expect(stream.destroyed).toBe(true));
    });

    it('receives all of a body that had arrived when the client left', async () => {
      const left = Promise.withResolvers<void>();
      let received = 0;
      const begun = Promise.withResolvers<void>();
      const ended = Promise.withResolvers<void>();
      const gateway = await startService((router) => {
        router.patch('/api/uploads/:upload', async ({ req }) => {
          const take = (chunk: Buffer) => {
            received += chunk.length;
          };
          req.on('error', () => {});
          req.once('close', () => {
            for (let rest = req.read(); rest; rest = req.read()) take(rest);
            ended.resolve();
          });
          begun.resolve();
          await left.promise;
          req.on('data', take);
        });
      });
      const token = await gateway.sessions.open({ kind: 'admin', subjectId: 1, username: 'ana' });
      const client = connect(gateway.port, '127.0.0.1').on('error', () => {});
      client.write(
        head(
          `PATCH /api/uploads/${'0'.repeat(32)} HTTP/1.1`,
          'Host: 127.0.0.1',
          'Sec-Fetch-Site: same-origin',
          `Cookie: selah_admin_session=${token}`,
          'Content-Type: application/offset+octet-stream',
          `Content-Length: ${MEGABYTE}`,
        ),
      );
      client.write('first');
      await begun.promise;
      client.end(Buffer.alloc(100_000)).resume();
      await once(client, 'close');
      left.resolve();
      await ended.promise;
      expect(received).toBe('first'.length + 100_000);
    });

    it('sees that an answer was sent', async () => {
      const events: string[] = [];
      const gateway = await startService((router) => {
        router.get('/api/videos', (ctx) => {
          for (const name of ['finish', 'close']) {
            ctx.res.once(name, () => events.push(`${name} ${ctx.res.writableFinished}`));
          }
          ctx.body = [];
        });
      });
      await (await fetch(`${gateway.url}/api/videos`)).text();
      await eventually(() => expect(events).toEqual(['finish true', 'close true']));
    });

    it('sees that a streamed answer was sent, also if the client was slow to read the last piece', async () => {
      const seen: ServerResponse[] = [];
      const gateway = await startService((router) => {
        router.get('/api/videos/file/:name', (ctx) => {
          seen.push(ctx.res);
          ctx.body = streamOf(8, MEGABYTE);
          ctx.length = 8 * MEGABYTE;
        });
      });
      const answer = await fetch(`${gateway.url}/api/videos/file/a.mp4`);
      expect((await answer.arrayBuffer()).byteLength).toBe(8 * MEGABYTE);
      await eventually(() =>
        expect(seen.map((res) => ({ isSent: res.writableFinished, isClosed: res.closed }))).toEqual([
          { isSent: true, isClosed: true },
        ]),
      );
    });

    it('aborts the answer when it fails midway', async () => {
      const gateway = await startService((router) => {
        router.get('/api/videos/file/:name', (ctx) => {
          ctx.body = Readable.from(
            (async function* () {
              yield Buffer.alloc(1000);
              throw new Error('disk failure');
            })(),
          );
          ctx.length = 5000;
        });
      });
      const answer = await fetch(`${gateway.url}/api/videos/file/a.mp4`);
      expect(answer.status).toBe(200);
      await expect(answer.arrayBuffer()).rejects.toThrow();
    });

    it('returns 500 without a stack trace when it fails', async () => {
      const gateway = await startService((router) => {
        router.get('/api/videos', () => {
          throw new TypeError('secret detail');
        });
      });
      const answer = await fetch(`${gateway.url}/api/videos`);
      expect(answer.status).toBe(500);
      expect(await answer.text()).not.toContain('secret');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    });
  });
});

import { getEventListeners } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../testing/eventually.ts';
import { createLocalFetch, type Fetch } from './local-fetch.ts';

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A handler behind a server, and how it is asked. */
async function throughServer(handler: RequestListener): Promise<{ ask: Fetch; base: string }> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  closing.push(() => server.close().closeAllConnections());
  await new Promise((resolve) => server.once('listening', resolve));
  return { ask: fetch, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const directly = async (handler: RequestListener) => ({
  ask: createLocalFetch(handler),
  base: 'http://service',
});

const WAYS = [
  ['over HTTP', throughServer],
  ['within the process', directly],
] as const;

describe.each(WAYS)('a service that is asked %s', (_way, reach) => {
  it('gets method, address, headers and body', async () => {
    const { ask, base } = await reach(async (req, res) => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk as Buffer);
      const { method, url, headers } = req;
      const body = Buffer.concat(chunks).toString();
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify({ method, url, own: headers['x-own'], type: headers['content-type'], body }));
    });
    const answer = await ask(new URL('/a/b?c=d', base), {
      method: 'POST',
      headers: { 'X-Own': '1' },
      body: new URLSearchParams({ e: 'é' }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      method: 'POST',
      url: '/a/b?c=d',
      own: '1',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      body: 'e=%C3%A9',
    });
  });

  it('answers with status, headers and a body in pieces', async () => {
    const { ask, base } = await reach((_req, res) => {
      res.writeHead(207, { 'X-Own': 'a', 'Set-Cookie': ['a=1', 'b=2'] });
      res.write(Buffer.alloc(300_000, 'a'));
      res.write('b');
      res.end('c');
    });
    const answer = await ask(new URL(base));
    expect(answer.status).toBe(207);
    expect(answer.headers.get('x-own')).toBe('a');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    const text = await answer.text();
    expect(text.length).toBe(300_002);
    expect(text.endsWith('abc')).toBe(true);
  });

  it('has finished an answer of announced length when it was read, also if nobody read at first', async () => {
    const seen = { pieces: 0, closed: 0 };
    const piece = Buffer.alloc(40_000);
    // Like a file's stream: each piece comes later, and the end is known only when more is read than there
    // is.
    const file = new Readable({
      read() {
        setImmediate(() => {
          this.push(seen.pieces < 2 ? piece : null);
          seen.pieces += 1;
        });
      },
    });
    const { ask, base } = await reach((_req, res) => {
      res.once('close', () => {
        seen.closed += 1;
      });
      res.setHeader('content-length', 2 * piece.length);
      pipeline(file, res).catch(() => {});
    });
    const answer = await ask(new URL(base));
    await eventually(() => expect(seen.pieces).toBeGreaterThanOrEqual(2));
    expect((await answer.arrayBuffer()).byteLength).toBe(2 * piece.length);
    await eventually(() => expect(seen.closed).toBe(1));
  });

  it('answers without a body', async () => {
    const { ask, base } = await reach((_req, res) => res.writeHead(204).end());
    const answer = await ask(new URL(base), { method: 'DELETE' });
    expect(answer.status).toBe(204);
    expect(answer.body).toBeNull();
  });

  it('that hangs up is an error, before the answer and in the middle', async () => {
    const { ask, base } = await reach((req, res) => {
      if (req.url === '/before') req.socket.destroy();
      else res.write('half', () => res.destroy());
    });
    await expect(ask(new URL('/before', base))).rejects.toThrow();
    const half = await ask(new URL('/half', base));
    await expect(half.text()).rejects.toThrow();
  });

  it('learns when nobody waits any longer', async () => {
    const seen = { closed: 0 };
    const { ask, base } = await reach((req, res) => {
      res.once('close', () => {
        seen.closed += 1;
      });
      if (req.url === '/endless') res.write('a');
    });
    const waiting = new AbortController();
    const silent = ask(new URL('/silent', base), { signal: waiting.signal });
    setImmediate(() => waiting.abort());
    await expect(silent).rejects.toThrow();
    const endless = await ask(new URL('/endless', base));
    await endless.body?.cancel();
    // Over HTTP the first may be gone before it was sent.
    await eventually(() => expect(seen.closed).toBeGreaterThanOrEqual(1));
  });
});

describe('a call within the process', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');

  it('ends when its signal aborts, also if nothing but the signal knows of it any more', async () => {
    const ask = createLocalFetch(() => {});
    const leaving = new AbortController();
    const answer = ask(new URL('http://service/silent'), { signal: leaving.signal });
    for (let turn = 0; turn < 3; turn += 1) {
      await nextTurn();
      collectGarbage();
    }
    leaving.abort(new Error('the caller left'));
    await expect(answer).rejects.toThrow('the caller left');
  });

  it('leaves nothing at its signal, however it ends', async () => {
    const ask = createLocalFetch((req, res) => {
      if (req.url === '/broken') res.destroy();
      else if (req.url === '/endless') res.write('a');
      else res.end('a');
    });
    const { signal } = new AbortController();
    const listeners = () => getEventListeners(signal, 'abort').length;
    await (await ask(new URL('http://service/whole'), { signal })).text();
    expect(listeners()).toBe(0);
    await expect(ask(new URL('http://service/broken'), { signal })).rejects.toThrow();
    expect(listeners()).toBe(0);
    const endless = await ask(new URL('http://service/endless'), { signal });
    expect(listeners()).toBe(1);
    await endless.body?.cancel();
    expect(listeners()).toBe(0);
  });

  it('is not begun for a signal that has aborted', async () => {
    let calls = 0;
    const ask = createLocalFetch(() => {
      calls += 1;
    });
    const signal = AbortSignal.abort(new Error('the caller left'));
    await expect(ask(new URL('http://service/silent'), { signal })).rejects.toThrow('the caller left');
    expect(calls).toBe(0);
  });
});

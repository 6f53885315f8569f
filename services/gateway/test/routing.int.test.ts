import { describe, expect, it } from '@jest/globals';
import type { TestGateway } from './a-gateway.ts';
import type { Upstream } from './an-upstream.ts';
import { describeEachTransport, useGateway } from './gateway-and-upstream.ts';
import { head, sendRaw } from './raw-http.ts';

describeEachTransport(() => {
  let upstream: Upstream;
  let gateway: TestGateway;
  useGateway((both) => {
    ({ upstream, gateway } = both);
  });

  const raw = (...lines: string[]) =>
    sendRaw(gateway.port, head(...lines, 'Host: 127.0.0.1', 'Connection: close'));

  describe('the public API', () => {
    it('contains the endpoints of the contracts, and forwards addresses unchanged', async () => {
      const answer = await fetch(`${gateway.url}/api/videos/random?language=pt&t=%31`);
      expect(answer.status).toBe(200);
      expect(upstream.seen.map(({ url }) => url)).toEqual(['/api/videos/random?language=pt&t=%31']);
    });

    it.each([
      '/api',
      '/api/',
      '/api/unknown',
      '/api/Videos',
      '/api/videos/',
      '/api//videos',
      '/api/videos/1/x',
    ])('answers %s with a 404 problem', async (path) => {
      const answer = await fetch(`${gateway.url}${path}`, { headers: { 'accept-language': 'es' } });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({
        code: 'not_found',
        message: 'No encontramos lo que buscas.',
      });
      expect(upstream.seen).toHaveLength(0);
    });

    it('lists the allowed methods of a path', async () => {
      const answer = await fetch(`${gateway.url}/api/videos`, { method: 'PUT' });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
      expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' });
    });

    it('M-213 does not read "all" as an id', async () => {
      const answer = await fetch(`${gateway.url}/api/videos/all`, { method: 'PUT' });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('DELETE');
    });

    it.each(['OPTIONS', 'PATCH', 'PROPFIND'])('does not accept %s', async (method) => {
      const answer = await fetch(`${gateway.url}/api/stats/page-view`, { method });
      expect(answer.status).toBe(405);
    });

    it('ignores method override headers', async () => {
      await fetch(`${gateway.url}/api/videos`, { headers: { 'x-http-method-override': 'DELETE' } });
      expect(upstream.seen[0]).toMatchObject({ method: 'GET' });
      expect(upstream.seen[0]?.headers).not.toHaveProperty('x-http-method-override');
    });

    it.each([
      ['an encoded slash', '/api/videos/file/..%2f..%2fetc'],
      ['an encoded backslash', '/api/videos/file/..%5c..%5cetc'],
      ['a parent segment', '/api/videos/../stats'],
      ['an encoded parent segment', '/api/videos/%2e%2e/stats'],
      ['a null byte', '/api/videos/file/a%00.mp4'],
      ['a line break', '/api/videos/file/a%0d%0aX-Selah-Identity:%20root'],
      ['an incomplete escape', '/api/videos/file/%zz'],
      ['an escape that is not UTF-8', '/api/videos/file/%ff'],
      ['a backslash', '/api\\videos'],
      ['a fragment', '/api/videos#/../stats'],
      ['an absolute address', 'http://elsewhere.test/api/videos'],
      ['an absolute address with an impossible port', 'http://elsewhere.test:99999999/'],
      ['an asterisk', '*'],
    ])('refuses an address with %s', async (_what, target) => {
      const answer = await raw(`GET ${target} HTTP/1.1`);
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'invalid_input' });
      expect(upstream.seen).toHaveLength(0);
    });

    it('finds nothing at an address without a path, for which Express has no step', async () => {
      const answer = await raw('GET any://elsewhere.test?x HTTP/1.1');
      expect(answer.status).toBe(404);
      expect(answer.body).not.toMatch(/\.[jt]s:\d/);
    });

    it.each(['//api/videos', '/API/videos', '/;/api/videos'])(
      'does not accept %s as an API path',
      async (target) => {
        const answer = await raw(`GET ${target} HTTP/1.1`);
        expect(answer.status).toBe(404);
        expect(answer.head).toContain('text/html');
        expect(upstream.seen).toHaveLength(0);
      },
    );

    it.each([9_000, 100_000, 600_000])('answers 414 to an address of %d bytes', async (length) => {
      const answer = await raw(`GET /api/videos/random?exclude_list=${'1,'.repeat(length / 2)} HTTP/1.1`);
      expect(answer.status).toBe(414);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'uri_too_long' });
    });

    it('answers 431 to too many headers', async () => {
      const flood = Array.from({ length: 500 }, (_, i) => `X-Flood-${i}: ${'a'.repeat(100)}`);
      const answer = await raw('GET /api/videos HTTP/1.1', ...flood);
      expect(answer.status).toBe(431);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'headers_too_large' });
    });

    it('refuses CONNECT and protocol upgrades', async () => {
      const websocket = await raw(
        'GET /api/videos HTTP/1.1',
        'Upgrade: websocket',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Version: 13',
      );
      expect(websocket.status).toBe(400);
      const tunnel = await raw('CONNECT elsewhere.test:443 HTTP/1.1');
      expect(tunnel.status).toBe(0);
      expect(upstream.seen).toHaveLength(0);
    });
  });

  describe('ambiguous requests', () => {
    const post = ['POST /api/stats/page-view HTTP/1.1', 'Sec-Fetch-Site: same-origin'];
    const smuggled = 'GET /api/stats HTTP/1.1\r\nHost: x\r\n\r\n';

    it.each([
      ['both a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
      ['two lengths', ['Content-Length: 5', 'Content-Length: 6']],
      ['a length that is no number', ['Content-Length: +5']],
      ['a transfer coding that is not chunked at the end', ['Transfer-Encoding: chunked, identity']],
      ['a transfer coding besides chunked', ['Transfer-Encoding: gzip, chunked']],
      ['a space before the colon', ['Transfer-Encoding : chunked']],
      ['a line break inside a header', ['X-A: b\rX-Selah-Identity: c']],
    ])('are refused: %s', async (_what, headers) => {
      const answer = await sendRaw(
        gateway.port,
        head(...post, ...headers, 'Host: 127.0.0.1', 'Connection: close'),
        `0\r\n\r\n${smuggled}`,
      );
      expect(answer.status).toBe(400);
      expect(upstream.seen).toHaveLength(0);
    });

    it.each(['GET /api/videos HTTP/1.1', 'DELETE /api/videos/all HTTP/1.1'])(
      'keep one body as one body: %s',
      async (requestLine) => {
        const token = await gateway.sessions.open({ kind: 'admin', subjectId: 1, username: 'admin' });
        await sendRaw(
          gateway.port,
          head(
            requestLine,
            'Host: 127.0.0.1',
            'Sec-Fetch-Site: same-origin',
            `Cookie: selah_admin_session=${token}`,
            'Transfer-Encoding: chunked',
            // Without the framing headers the chunks would be read as a second request.
            'Connection: close, transfer-encoding, content-length',
          ),
          `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`,
        );
        expect(upstream.seen).toHaveLength(1);
        expect(upstream.seen[0]?.body.toString()).toBe(smuggled);
      },
    );
  });
});

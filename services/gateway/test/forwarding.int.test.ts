import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { closeAll, describeEachTransport, startBoth } from './gateway-and-upstream.ts';

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

afterEach(closeAll);

describeEachTransport(() => {
  describe('forwarding', () => {
    it('M-209 passes on a byte range', async () => {
      const { gateway } = await startBoth((req, res) => {
        res.writeHead(206, {
          'content-range': 'bytes 2-5/10',
          'content-length': 4,
          'content-type': 'video/mp4',
          'accept-ranges': 'bytes',
          'cache-control': 'public, max-age=60',
          etag: '"v1"',
          'x-asked': req.headers.range,
        });
        res.end('2345');
      });
      const answer = await fetch(`${gateway.url}/api/videos/file/a.mp4`, { headers: { range: 'bytes=2-5' } });
      expect(answer.status).toBe(206);
      expect(await answer.text()).toBe('2345');
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-range': 'bytes 2-5/10',
        'cache-control': 'public, max-age=60',
        etag: '"v1"',
        'x-asked': 'bytes=2-5',
      });
    });

    it('passes on HEAD without a body', async () => {
      const { gateway } = await startBoth((_req, res) =>
        res.writeHead(200, { 'content-length': 1_000_000 }).end(),
      );
      const answer = await fetch(`${gateway.url}/api/videos/file/a.mp4`, { method: 'HEAD' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-length')).toBe('1000000');
    });

    it('passes on bodies of any size, with a length or chunked, in both directions', async () => {
      const { gateway, upstream } = await startBoth((req, res) => {
        res.writeHead(200, { 'content-type': 'application/octet-stream' });
        req.pipe(res);
      });
      const token = await gateway.sessions.open({ kind: 'admin', subjectId: 1, username: 'admin' });
      const body = Buffer.alloc(8 * 1024 * 1024, 'selah');
      for (const length of [{ 'content-length': body.length }, {}]) {
        const sending = request(`${gateway.url}/api/videos`, {
          method: 'POST',
          headers: {
            ...SAME_ORIGIN,
            ...length,
            cookie: `selah_admin_session=${token}`,
            'content-type': 'multipart/form-data; boundary=x',
          },
        });
        sending.end(body);
        const [answer] = (await once(sending, 'response')) as [IncomingMessage];
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        expect(Buffer.concat(chunks).equals(body)).toBe(true);
      }
      expect(upstream.server.listening).toBe(true);
    });

    it('does not collect an answer that the client does not read yet', async () => {
      const piece = Buffer.alloc(64 * 1024, 'selah');
      const size = 1024 * piece.length;
      let written = 0;
      const { gateway } = await startBoth((_req, res) => {
        res.writeHead(200, { 'content-length': size, 'content-type': 'video/mp4' });
        const writeMore = () => {
          while (written < size) {
            written += piece.length;
            if (!res.write(piece)) return void res.once('drain', writeMore);
          }
          res.end();
        };
        writeMore();
      });
      const [answer] = (await once(request(`${gateway.url}/api/videos/file/a.mp4`).end(), 'response')) as [
        IncomingMessage,
      ];
      for (let before = -1; before !== written; await setTimeout(200)) before = written;
      expect(written).toBeLessThan(size / 2);
      let received = 0;
      for await (const chunk of answer) received += (chunk as Buffer).length;
      expect(received).toBe(size);
    });

    it('forbids caching unless the service allows it', async () => {
      const { gateway } = await startBoth();
      const answer = await fetch(`${gateway.url}/api/site-settings`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

    it('removes hop-by-hop headers', async () => {
      const { gateway } = await startBoth((_req, res) => {
        res.writeHead(200, {
          connection: 'keep-alive, x-hop',
          'keep-alive': 'timeout=1234',
          'x-hop': '1',
          'x-end': '2',
        });
        res.end('{}');
      });
      const answer = await fetch(`${gateway.url}/api/videos`);
      expect(answer.headers.get('x-hop')).toBeNull();
      expect(answer.headers.get('keep-alive')).not.toContain('1234');
      expect(answer.headers.get('x-end')).toBe('2');
    });

    it('passes on every cookie of a service', async () => {
      const { gateway } = await startBoth((_req, res) => {
        res.setHeader('set-cookie', ['a=1; Path=/', 'b=2; Path=/']);
        res.end('{}');
      });
      const answer = await fetch(`${gateway.url}/api/videos`);
      expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
    });
  });
});

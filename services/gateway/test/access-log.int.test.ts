import { afterEach, describe, expect, it } from '@jest/globals';
import { closeAll, describeEachTransport, startBoth } from './gateway-and-upstream.ts';
import { recordLines } from './record-lines.ts';

afterEach(closeAll);

/** Waits for the log line of a request, which is written after the client has the answer. */
async function requestLine(lines: readonly Record<string, unknown>[]): Promise<Record<string, unknown>> {
  for (;;) {
    const line = lines.find(({ msg }) => msg === 'request');
    if (line) return line;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describeEachTransport(() => {
  describe('the log', () => {
    it('has one line per request: id, path, status, time and bytes', async () => {
      const { lines, logger } = recordLines();
      const { gateway } = await startBoth(undefined, { deps: { logger } });
      await fetch(`${gateway.url}/api/videos`, { headers: { 'x-request-id': 'log-line-1' } });
      const line = await requestLine(lines);
      expect(line).toMatchObject({
        requestId: 'log-line-1',
        method: 'GET',
        path: '/api/videos',
        status: 200,
      });
      expect(line.ms).toEqual(expect.any(Number));
      expect(Number(line.bytes)).toBeGreaterThan(100);
    });

    it('never contains what a visitor wrote: no query, no body, no cookie', async () => {
      const { lines, logger } = recordLines();
      const { gateway } = await startBoth(undefined, { deps: { logger } });
      await fetch(`${gateway.url}/api/ai/message?question=my+secret+worry`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', cookie: 'theme=secret' },
        body: JSON.stringify({ question: 'my secret worry' }),
      });
      expect(await requestLine(lines)).toMatchObject({ path: '/api/ai/message', status: 200 });
      expect(JSON.stringify(lines)).not.toContain('secret');
    });

    it('has no line for successful page requests', async () => {
      const { lines, logger } = recordLines();
      const { gateway } = await startBoth(undefined, { deps: { logger } });
      await fetch(`${gateway.url}/healthz`);
      await fetch(`${gateway.url}/nowhere`);
      expect(await requestLine(lines)).toMatchObject({ path: '/nowhere', status: 404 });
      expect(lines.filter(({ msg }) => msg === 'request')).toHaveLength(1);
    });
  });
});

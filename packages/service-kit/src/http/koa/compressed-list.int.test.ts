import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_INTERNAL_SECRET, TEST_INTERNAL_SECRETS } from '../../../testing/api-driver.ts';
import { ANONYMOUS, IDENTITY_HEADER } from '../../identity/identity.ts';
import { signIdentity } from '../../identity/identity-token.ts';
import { type RunningService, serve } from '../../lifecycle/serve.ts';
import { silentLogger } from '../../logging/logger.ts';
import { compressedList } from './compressed-list.ts';
import { createServiceApp } from './create-service-app.ts';

const LONG = Array.from({ length: 500 }, (_, id) => ({ id, title: `Salmo ${id}` }));
const SHORT = LONG.slice(0, 3);

describe('a list of JSON', () => {
  let running: RunningService;

  beforeAll(async () => {
    const app = createServiceApp({
      name: 'sample',
      logger: silentLogger(),
      internalSecrets: TEST_INTERNAL_SECRETS,
      readiness: {},
      routes: (router) => {
        router.get('/api/long', compressedList, (ctx) => {
          ctx.body = LONG;
        });
        router.get('/api/short', compressedList, (ctx) => {
          ctx.body = SHORT;
        });
      },
    });
    running = await serve(
      { name: 'sample', handle: app.callback(), start: async () => {}, stop: async () => {} },
      { host: '127.0.0.1', port: 0 },
    );
  });
  afterAll(() => running.close());

  async function fetchRaw(path: string, coding?: string) {
    const identity = await signIdentity(ANONYMOUS, [TEST_INTERNAL_SECRET], Date.now());
    const headers = { [IDENTITY_HEADER]: identity, ...(coding && { 'accept-encoding': coding }) };
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    get(`${running.url}${path}`, { headers }, resolve).on('error', reject);
    const answer = await promise;
    return { headers: answer.headers, bytes: await buffer(answer) };
  }

  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is sent as %s to who accepts "%s"', async (coding, accepted, decompress) => {
    const { headers, bytes } = await fetchRaw('/api/long', accepted);
    expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' });
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(decompress(bytes).toString())).toEqual(LONG);
    expect(bytes.length * 4).toBeLessThan(JSON.stringify(LONG).length);
  });

  it.each([undefined, 'identity', 'deflate'])('is sent as it is to who accepts %s', async (accepted) => {
    const { headers, bytes } = await fetchRaw('/api/long', accepted);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(JSON.parse(bytes.toString())).toEqual(LONG);
  });

  it('is sent as it is if it is short', async () => {
    const { headers, bytes } = await fetchRaw('/api/short', 'br');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(JSON.parse(bytes.toString())).toEqual(SHORT);
  });
});

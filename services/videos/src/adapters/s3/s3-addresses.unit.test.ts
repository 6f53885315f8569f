import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { createSignedAddresses } from './s3-addresses.ts';

const HALF_PAST_EIGHT = Date.parse('2026-03-01T08:30:00.000Z');
const MINUTE = 60_000;
const BUCKET = {
  endpoint: 'http://s3:7070',
  publicEndpoint: 'https://films.example.org',
  bucket: 'selah',
  accessKeyId: 'id',
  secretAccessKey: 'key',
};

function signedAt(now: number, { key = 'salmo-23.mp4', cacheControl = 'no-store' } = {}) {
  return createSignedAddresses(BUCKET, () => now, silentLogger())(key, cacheControl);
}

/** The signature that a server computes (Signature Version 4 in the query); the stand-in of the suites computes none. */
function signatureOf(address: string): string {
  const { host, pathname, searchParams } = new URL(address);
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const request = ['GET', pathname, query, `host:${host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const [, ...scope] = (searchParams.get('X-Amz-Credential') ?? '').split('/');
  const hash = createHash('sha256').update(request).digest('hex');
  const text = ['AWS4-HMAC-SHA256', searchParams.get('X-Amz-Date'), scope.join('/'), hash].join('\n');
  const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${BUCKET.secretAccessKey}`);
  return hmac(key, text).toString('hex');
}

describe('the signed address of a film', () => {
  it.each(['salmo-23.mp4', 'olá #1 (a+b).mp4'])(
    'of %s has the signature that its server computes',
    async (key) => {
      const { url } = await signedAt(HALF_PAST_EIGHT, {
        key,
        cacheControl: 'public, max-age=31536000, immutable',
      });
      expect(new URL(url).searchParams.get('X-Amz-Signature')).toBe(signatureOf(url));
    },
  );

  it('is the same for an hour, and another one afterwards', async () => {
    const address = await signedAt(HALF_PAST_EIGHT);
    expect(new Date(address.sameUntil).toISOString()).toBe('2026-03-01T09:00:00.000Z');
    expect(await signedAt(HALF_PAST_EIGHT - 30 * MINUTE)).toEqual(address);
    expect(await signedAt(address.sameUntil - 1)).toEqual(address);
    expect((await signedAt(address.sameUntil)).url).not.toBe(address.url);
  });

  it('can be read from an hour before its window until an hour after it', async () => {
    const { searchParams } = new URL((await signedAt(HALF_PAST_EIGHT)).url);
    expect(searchParams.get('X-Amz-Date')).toBe('20260301T070000Z');
    expect(searchParams.get('X-Amz-Expires')).toBe(String(3 * 60 * 60));
  });

  it('is that of the server as browsers reach it, and says how long it may be cached', async () => {
    const { url } = await signedAt(HALF_PAST_EIGHT, { key: 'olá #1.mp4', cacheControl: 'public, no-cache' });
    expect(url).toMatch(/^https:\/\/films\.example\.org\/selah\/ol%C3%A1%20%231\.mp4\?/);
    expect(new URL(url).searchParams.get('response-cache-control')).toBe('public, no-cache');
    expect(url).not.toContain(BUCKET.secretAccessKey);
  });
});

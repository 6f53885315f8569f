import { readdir, readlink, unlink } from 'node:fs/promises';
import { type ClientRequest, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ANONYMOUS, CLIENT_ADDRESS_HEADER, IDENTITY_HEADER } from '@selah/service-kit/identity/identity';
import { signIdentity } from '@selah/service-kit/identity/identity-token';
import { asAdmin, TEST_INTERNAL_SECRETS } from '@selah/service-kit/testing/api-driver';
import { eventually } from '@selah/service-kit/testing/eventually';
import { TWO_SECONDS_MP4 } from '../../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../../test/start-videos.ts';
import { getMedia, uploadAndSettle } from '../../../../test/videos-driver.ts';
import { MEDIA_SLOTS_PER_ADDRESS } from './media-slots.ts';

const SIZE = TWO_SECONDS_MP4.length;

describe('a video file over HTTP (M-209, Q39)', () => {
  let service: VideosUnderTest;
  let path: string;
  beforeAll(async () => {
    service = await startVideos({ withoutFfmpeg: true });
    const video = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    path = `/api/videos/file/${video.filename}`;
  });
  afterAll(() => service.stop());

  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    getMedia(service.url, path, { headers, method });

  it('is sent completely, with its type, to be cached forever', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.body.equals(TWO_SECONDS_MP4)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(SIZE),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
  });

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=100-199', 100, 199],
    ['bytes=1000-', 1000, SIZE - 1],
    ['bytes=-500', SIZE - 500, SIZE - 1],
    [`bytes=1000-${SIZE * 10}`, 1000, SIZE - 1],
  ])('answers %s with exactly those bytes', async (range, start, end) => {
    const answer = await ask({ range });
    expect(answer.status).toBe(206);
    expect(answer.header('content-range')).toBe(`bytes ${start}-${end}/${SIZE}`);
    expect(answer.header('content-length')).toBe(String(end - start + 1));
    expect(answer.body.equals(TWO_SECONDS_MP4.subarray(start, end + 1))).toBe(true);
  });

  it('answers several ranges, another unit and invalid ranges with the whole file', async () => {
    for (const range of ['bytes=0-1,5-9', 'items=0-1', 'bytes=b-a', 'bytes=9-1']) {
      const answer = await ask({ range });
      expect(answer.status).toBe(200);
      expect(answer.body).toHaveLength(SIZE);
    }
  });

  it('rejects a range after its end and returns its length', async () => {
    const answer = await ask({ range: `bytes=${SIZE}-`, 'accept-language': 'en' });
    expect(answer.status).toBe(416);
    expect(answer.header('content-range')).toBe(`bytes */${SIZE}`);
    expect(JSON.parse(answer.body.toString())).toEqual({
      code: 'range_not_satisfiable',
      message: 'This part of the video does not exist.',
    });
  });

  it('answers HEAD with its length, for any range, without content', async () => {
    for (const headers of [{}, { range: 'bytes=0-1' }]) {
      const answer = await ask(headers, 'HEAD');
      expect(answer.status).toBe(200);
      expect(answer.header('content-length')).toBe(String(SIZE));
      expect(answer.header('accept-ranges')).toBe('bytes');
      expect(answer.body).toHaveLength(0);
    }
  });

  it('is not sent again to a client that has it', async () => {
    const { headers } = await ask();
    const etag = headers.get('etag') ?? '';
    for (const condition of [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", W/${etag}` },
      { 'if-modified-since': headers.get('last-modified') ?? '' },
    ]) {
      const answer = await ask(condition);
      expect(answer.status).toBe(304);
      expect(answer.body).toHaveLength(0);
      expect(answer.header('etag')).toBe(etag);
    }
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is continued in the middle only for the same version (If-Range)', async () => {
    const { headers } = await ask();
    const [etag, modified] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
    const range = 'bytes=10-19';
    for (const same of [etag, modified]) {
      expect((await ask({ range, 'if-range': same })).status).toBe(206);
    }
    for (const other of ['"other"', `W/${etag}`, 'Thu, 01 Jan 1970 00:00:00 GMT', 'nonsense']) {
      const answer = await ask({ range, 'if-range': other });
      expect(answer.status).toBe(200);
      expect(answer.body).toHaveLength(SIZE);
    }
  });

  it('M-039 ignores the parameters that the page adds to avoid caches', async () => {
    const answer = await getMedia(service.url, `${path}?t=1767225600000&reload=true`);
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(SIZE);
  });

  it('has a name in one folder: paths are rejected, unknown names are not found', async () => {
    for (const name of [
      '..%2Fvideos.sqlite',
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '.env',
      'a%2Fb.mp4',
      'a%00.mp4',
    ]) {
      const answer = await getMedia(service.url, `/api/videos/file/${name}`);
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'invalid_input' });
    }
    expect((await getMedia(service.url, '/api/videos/file/%E0%A4%A')).status).toBe(400);
    expect((await getMedia(service.url, '/api/videos/file/nowhere.mp4')).status).toBe(404);
  });

  it('is read from the cloud tier if it is not local', async () => {
    const video = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    await service.api.post(`/api/debug/repair-video/${video.id}`, { as: asAdmin });
    await unlink(join(service.directory, 'files', video.filename));
    const answer = await getMedia(service.url, `/api/videos/file/${video.filename}`, {
      headers: { range: 'bytes=4-7' },
    });
    expect(answer.status).toBe(206);
    expect(answer.body.toString()).toBe('ftyp');
  });

  it('is sent to one address in a limited number of concurrent answers, and again when readers have disconnected', async () => {
    const large = Buffer.concat([TWO_SECONDS_MP4, Buffer.alloc(32 * 1024 * 1024)]);
    const { filename } = await uploadAndSettle(service.api, { bytes: large });
    const url = `${service.url}/api/videos/file/${filename}`;
    const identity = await signIdentity(ANONYMOUS, TEST_INTERNAL_SECRETS, Date.now());
    const from = (address: string) => ({ [IDENTITY_HEADER]: identity, [CLIENT_ADDRESS_HEADER]: address });
    const readers = await Promise.all(
      Array.from({ length: MEDIA_SLOTS_PER_ADDRESS }, (_, place) =>
        // All addresses of an IPv6 network count as one.
        slowReader(url, from(`2001:db8::${place.toString(16)}`)),
      ),
    );
    const another = { headers: from('2001:db8::ffff') };
    const refused = await getMedia(service.url, `/api/videos/file/${filename}`, another);
    expect(refused.status).toBe(429);
    expect(refused.header('retry-after')).toBe('5');
    expect((await ask(from('192.0.2.1'))).status).toBe(200);

    for (const reader of readers) reader.destroy();
    await eventually(async () => expect((await ask(another.headers)).status).toBe(200));
  });

  it('is closed when the viewer disconnects in the middle', async () => {
    const large = Buffer.concat([TWO_SECONDS_MP4, Buffer.alloc(32 * 1024 * 1024)]);
    const { filename } = await uploadAndSettle(service.api, { bytes: large });
    const identity = await signIdentity(ANONYMOUS, TEST_INTERNAL_SECRETS, Date.now());
    const url = `${service.url}/api/videos/file/${filename}`;
    const hangUps = Array.from({ length: 5 }, () => hangUpAfterFirstBytes(url, identity));
    await Promise.all([...hangUps, ...Array.from({ length: 20 }, (_, ms) => hangUpAfter(ms, url, identity))]);
    // One stays open for the next request.
    await eventually(async () => expect(await openFiles(filename)).toBeLessThanOrEqual(1));
  });
});

/** Requests a file and reads only what the system buffers. */
function slowReader(url: string, headers: Record<string, string>): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, () => resolve(request));
    request.on('error', reject);
  });
}

function hangUpAfterFirstBytes(url: string, identity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { [IDENTITY_HEADER]: identity } }, (response) => {
      response.once('data', () => {
        request.destroy();
        resolve();
      });
    });
    request.on('error', reject);
  });
}

/** Leaves while the file is found and opened, or has just begun to arrive. */
async function hangUpAfter(milliseconds: number, url: string, identity: string): Promise<void> {
  const request = get(url, { headers: { [IDENTITY_HEADER]: identity }, agent: false }).on('error', () => {});
  await delay(milliseconds);
  request.destroy();
}

/**
 * The number of descriptors that this process has open on the file; 0 also if the system does not show them.
 */
async function openFiles(filename: string): Promise<number> {
  const descriptors = await readdir('/proc/self/fd').catch(() => []);
  const targets = await Promise.all(
    descriptors.map((name) => readlink(join('/proc/self/fd', name)).catch(() => '')),
  );
  return targets.filter((target) => target.endsWith(filename)).length;
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { type Video, videoSchema } from '@selah/shared/contracts/videos/video';
import { describeWithFfmpeg } from '../../../test/ffmpeg-here.ts';
import { PORTRAIT_WEBM, TWO_SECONDS_MP4 } from '../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../test/start-videos.ts';
import { getMedia, settled } from '../../../test/videos-driver.ts';

const address = (filename: string) => `/api/videos/file/${filename}`;

/** The administrator puts a file into the folder of films and records it (Q40). */
async function record(service: VideosUnderTest, filename: string, bytes: Uint8Array): Promise<Video> {
  await writeFile(join(service.directory, 'files', filename), bytes);
  const json = { title: 'By hand', language: 'pt', filename };
  const { body } = await service.api.post('/api/videos', { as: asAdmin, json });
  expect(body).toMatchObject({ filename, processing: 'pending' });
  return settled(service.api, videoSchema.parse(body).id);
}

describe('a file that was recorded without an upload, on a machine without ffmpeg', () => {
  let service: VideosUnderTest;
  beforeAll(async () => {
    service = await startVideos({ withoutFfmpeg: true });
  });
  afterAll(() => service.stop());

  it('keeps a name with the right extension, and is revalidated, since another file may get that name', async () => {
    expect(await record(service, 'by-hand.mp4', TWO_SECONDS_MP4)).toMatchObject({ filename: 'by-hand.mp4' });
    const first = await getMedia(service.url, address('by-hand.mp4'));
    expect(first.status).toBe(200);
    expect(first.header('cache-control')).toBe('public, no-cache');
    const headers = { 'if-none-match': first.header('etag') ?? '' };
    expect((await getMedia(service.url, address('by-hand.mp4'), { headers })).status).toBe(304);
  });

  it('gets a name with the right extension if its own is wrong: WebM is not served as MP4', async () => {
    const { filename } = await record(service, 'misnamed.mp4', PORTRAIT_WEBM);
    expect(filename).toMatch(/^misnamed-[0-9a-f]{10}\.webm$/);
    for (const name of [filename, 'misnamed.mp4']) {
      const answer = await getMedia(service.url, address(name));
      expect(answer).toMatchObject({ status: 200, body: PORTRAIT_WEBM });
      expect(answer.header('content-type')).toBe('video/webm');
    }
  });
});

describeWithFfmpeg('a recorded WebM that becomes MP4', () => {
  let service: VideosUnderTest;
  beforeAll(async () => {
    service = await startVideos();
  });
  afterAll(() => service.stop());

  it('is served as MP4 under an MP4 name, and its earlier link returns the same', async () => {
    const { filename } = await record(service, 'by-hand.webm', PORTRAIT_WEBM);
    expect(filename).toMatch(/^by-hand-[0-9a-f]{10}\.mp4$/);
    const film = await getMedia(service.url, address(filename));
    expect(film.body.subarray(4, 8).toString()).toBe('ftyp');
    expect(film.header('content-type')).toBe('video/mp4');
    expect(film.header('cache-control')).toContain('immutable');

    const old = await getMedia(service.url, address('by-hand.webm'), { headers: { range: 'bytes=4-7' } });
    expect(old).toMatchObject({ status: 206, body: Buffer.from('ftyp') });
    expect(old.header('content-type')).toBe('video/mp4');
    expect(old.header('cache-control')).toBe('public, no-cache');
  });
});

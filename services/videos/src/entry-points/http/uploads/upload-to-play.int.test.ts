import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeWithFfmpeg } from '../../../../test/ffmpeg-here.ts';
import { PORTRAIT_WEBM, TWO_SECONDS_MP4 } from '../../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../../test/start-videos.ts';
import { getMedia, settled, upload, uploadAndSettle } from '../../../../test/videos-driver.ts';

describeWithFfmpeg('upload → process → ready → play', () => {
  let service: VideosUnderTest;
  beforeAll(async () => {
    service = await startVideos();
  });
  afterAll(() => service.stop());

  it('M-210 makes an uploaded MP4 playable from its first bytes, with poster and duration', async () => {
    const uploaded = await upload(service.api, {
      bytes: TWO_SECONDS_MP4,
      name: 'Salmo 23 – O Senhor.mp4',
    });
    expect(uploaded).toMatchObject({ processing: 'pending', language: 'pt' });
    expect(uploaded.filename).toMatch(/^salmo-23-o-senhor-[0-9a-f]{10}\.mp4$/);

    const ready = await settled(service.api, uploaded.id);
    expect(ready).toMatchObject({ processing: 'ready', filename: uploaded.filename });
    expect(ready.durationSeconds).toBeCloseTo(2, 0);

    const file = await getMedia(service.url, `/api/videos/file/${ready.filename}`);
    expect(file.body.indexOf('moov')).toBeGreaterThan(0);
    expect(file.body.indexOf('moov')).toBeLessThan(file.body.indexOf('mdat'));
    const poster = await getMedia(service.url, ready.posterUrl ?? '');
    expect(poster.header('content-type')).toBe('image/webp');
    expect(poster.body.subarray(8, 12).toString()).toBe('WEBP');
    const jpeg = await getMedia(service.url, `${ready.posterUrl}&format=jpeg`);
    expect(jpeg.header('content-type')).toBe('image/jpeg');
    expect(jpeg.header('cache-control')).toContain('immutable');
    expect(jpeg.header('etag')).not.toBe(poster.header('etag'));
    expect(jpeg.body.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  it('converts a WebM recorded by a browser to an MP4 that every browser plays', async () => {
    const ready = await uploadAndSettle(service.api, { bytes: PORTRAIT_WEBM, name: 'recording.webm' });
    expect(ready).toMatchObject({ processing: 'ready' });
    const file = await getMedia(service.url, `/api/videos/file/${ready.filename}`);
    expect(file.header('content-type')).toBe('video/mp4');
    expect(file.body.includes('avc1')).toBe(true);
  });

  it('is drawn by the wheel when it is ready', async () => {
    const answer = await service.api.get('/api/videos/random?language=pt');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ processing: 'ready', language: 'pt' });
  });
});

describe('upload → ready → play on a machine without ffmpeg', () => {
  let service: VideosUnderTest;
  beforeAll(async () => {
    service = await startVideos({ withoutFfmpeg: true });
  });
  afterAll(() => service.stop());

  it('plays the file unchanged, without a poster', async () => {
    const ready = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    expect(ready).toMatchObject({ processing: 'ready' });
    expect(ready).not.toHaveProperty('posterUrl');
    const file = await getMedia(service.url, `/api/videos/file/${ready.filename}`);
    expect(file.body.equals(TWO_SECONDS_MP4)).toBe(true);
    expect((await service.api.get(`/api/videos/poster/${ready.id}`)).status).toBe(404);
    expect((await service.api.get(`/api/videos/poster/${ready.id}?format=jpeg`)).status).toBe(404);
  });

  it('serves a WebM as WebM', async () => {
    const ready = await uploadAndSettle(service.api, { bytes: PORTRAIT_WEBM, name: 'recording.mp4' });
    const file = await getMedia(service.url, `/api/videos/file/${ready.filename}`);
    expect(file.header('content-type')).toBe('video/webm');
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { ebmlHead } from '../../../../test/ebml-head.ts';
import { describeWithFfmpeg } from '../../../../test/ffmpeg-here.ts';
import { PORTRAIT_WEBM, TWO_SECONDS_MP4 } from '../../../../test/fixtures.ts';
import { madeFilm } from '../../../../test/made-film.ts';
import { startVideos, type VideosUnderTest } from '../../../../test/start-videos.ts';
import { getMedia, settled, upload, uploadAndSettle, uploadForm } from '../../../../test/videos-driver.ts';

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

  it('M-210 takes what recording programs write (MKV)', async () => {
    const recording = madeFilm(
      ...[
        '-f',
        'lavfi',
        '-i',
        'testsrc2=size=160x90:rate=10:duration=2',
        '-f',
        'lavfi',
        '-i',
        'sine=duration=2',
      ],
      ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-f', 'matroska'],
    );
    const ready = await uploadAndSettle(service.api, { bytes: recording, name: '2026-11-27 10-00-00.mkv' });
    expect(ready).toMatchObject({ processing: 'ready', title: 'Salmo 23' });
    expect(ready.filename).toMatch(/^2026-11-27-10-00-00-[0-9a-f]{10}\.mp4$/);
    const file = await getMedia(service.url, `/api/videos/file/${ready.filename}`);
    expect(file.header('content-type')).toBe('video/mp4');
    expect(file.body.includes('avc1')).toBe(true);
  });

  it.each([
    ['by a camera of a CDMA phone', asPhone],
    ['with boxes before its index that only say nothing', asSkipped],
  ])('takes a film written %s', async (_, write) => {
    const ready = await uploadAndSettle(service.api, { bytes: write(TWO_SECONDS_MP4) });
    expect(ready).toMatchObject({ processing: 'ready' });
    expect(ready.durationSeconds).toBeCloseTo(2, 0);
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

  it('refuses a film that not every browser plays (MKV)', async () => {
    const form = uploadForm({ bytes: Buffer.concat([ebmlHead('matroska'), Buffer.alloc(10_000)]) });
    expect(await service.api.post('/api/videos', { as: asAdmin, form })).toMatchObject({
      status: 415,
      body: { code: 'unplayable_file', message: expect.stringContaining('Exporte como MP4') },
    });
  });

  it('serves a WebM as WebM', async () => {
    const ready = await uploadAndSettle(service.api, { bytes: PORTRAIT_WEBM, name: 'recording.mp4' });
    const file = await getMedia(service.url, `/api/videos/file/${ready.filename}`);
    expect(file.header('content-type')).toBe('video/webm');
  });
});

function asPhone(film: Buffer): Buffer {
  const copy = Buffer.from(film);
  copy.write('3g2a', film.indexOf('ftyp') + 4, 'latin1');
  return copy;
}

/** The type of the film and all before its media replaced by one box without meaning. */
function asSkipped(film: Buffer): Buffer {
  const copy = Buffer.from(film);
  const media = film.indexOf('mdat') - 4;
  copy.fill(0, 0, media).writeUInt32BE(media);
  copy.write('skip', 4, 'latin1');
  return copy;
}

import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { openBucket } from '@selah/service-kit/s3/s3-bucket';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { anyS3 } from '@selah/service-kit/testing/engines/s3';
import { eventually, SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { CONNECTIONS_PATH, outgoingConnectionsSchema } from '@selah/shared/contracts/outgoing-connections';
import { videoFilesAnswerSchema } from '@selah/shared/contracts/videos/diagnostics';
import type { Video } from '@selah/shared/contracts/videos/video';
import { ffmpegIsHere } from '../../../../test/ffmpeg-here.ts';
import { TWO_SECONDS_MP4 } from '../../../../test/fixtures.ts';
import { heavyFilm } from '../../../../test/made-film.ts';
import { speakingFilm } from '../../../../test/speaking-film.ts';
import { startVideos, type VideosUnderTest } from '../../../../test/start-videos.ts';
import { createTusDriver } from '../../../../test/tus-driver.ts';
import { findVideo, getMedia, settled, upload, uploadAndSettle } from '../../../../test/videos-driver.ts';
import { createS3MediaStore } from '../../../adapters/s3/s3-media-store.ts';
import type { MediaStore } from '../../../domain/media-store.ts';

/** Three films are converted, one after the other. */
const CONVERSIONS_MS = 3 * SLOW_MACHINE_MS;

const addressOf = ({ filename }: Pick<Video, 'filename'>) => `/api/videos/file/${filename}`;

describeOn('all media in the bucket', anyS3, (s3) => {
  let service: VideosUnderTest;
  let storeAt: (prefix: string) => MediaStore;
  let later = 0;
  beforeAll(async () => {
    const { endpoint = '', bucket, accessKeyId, secretAccessKey } = s3().newBucket();
    service = await startVideos({
      env: {
        VIDEOS_TIER: 'cloud',
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
      deps: { now: () => Date.now() + later },
    });
    const place = await openBucket({ endpoint, bucket, accessKeyId, secretAccessKey }, silentLogger());
    storeAt = (prefix) => createS3MediaStore(place, { prefix });
  }, SLOW_MACHINE_MS);
  afterAll(() => service.stop());

  const now = () => Date.now() + later;
  const get = (path: string, options = {}) => getMedia(service.url, path, { now, ...options });
  const signed = async (video: Pick<Video, 'filename'>) =>
    String((await get(addressOf(video))).header('location'));
  const namesIn = async (prefix: string) => {
    const names: string[] = [];
    for await (const { name } of storeAt(prefix).list()) names.push(name);
    return names.sort();
  };
  const removed = async ({ id }: Video) => service.api.call('DELETE', `/api/videos/${id}`, { as: asAdmin });
  const fromTrash = (action: string, ids: readonly string[]) =>
    service.api.post(`/api/admin/trash/${action}`, { as: asAdmin, json: { ids } });

  (ffmpegIsHere ? it : it.skip)(
    'posters, captions and smaller versions are there too, and those two come through this service',
    async () => {
      const heavy = await upload(service.api, { bytes: heavyFilm({ size: '1280x720' }) });
      const { renditions = [] } = await eventually(async () => {
        const video = await findVideo(service.api, heavy.id);
        if (!video?.renditions) throw new Error('no smaller versions yet');
        return video;
      }, CONVERSIONS_MS);
      for (const { url, sizeBytes } of renditions) {
        const answer = await fetch(String((await get(url)).header('location')));
        expect(Buffer.from(await answer.arrayBuffer())).toHaveLength(sizeBytes);
      }

      const film = await uploadAndSettle(service.api, { bytes: speakingFilm('mp4') });
      const poster = await get(film.posterUrl ?? '');
      expect(poster.body.subarray(8, 12).toString()).toBe('WEBP');
      expect(poster.header('cache-control')).toContain('immutable');
      expect((await get(film.captionsUrl ?? '')).body.toString()).toContain('WEBVTT');

      const { body } = await service.api.get('/api/debug/video-files', { as: asAdmin });
      const { physicalFiles, analysis } = videoFilesAnswerSchema.parse(body);
      expect(physicalFiles.map(({ filename }) => filename)).toContain(heavy.filename);
      expect(analysis.unusedPhysicalFiles).toEqual([]);
    },
    CONVERSIONS_MS,
  );

  it('M-209 a film is played from a signed address, from any byte, and nothing of it is on the disk', async () => {
    const film = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    expect(film).toMatchObject({ processing: 'ready', storagePath: film.filename });
    const answer = await get(addressOf(film));
    expect(answer.status).toBe(302);
    expect(answer.header('cache-control')).toMatch(/^public, max-age=\d+$/);
    const address = String(answer.header('location'));
    // Twice if the hour ends in between.
    await eventually(async () => expect(await signed(film)).toBe(await signed(film)));

    const whole = await fetch(address);
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(whole.headers.get('cache-control')).toContain('immutable');
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
    const part = await fetch(address, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));

    const head = await get(addressOf(film), { method: 'HEAD' });
    expect(head.header('content-length')).toBe(String(bytes.length));
    const onDisk = await readdir(service.directory, { recursive: true });
    // But for what is being converted.
    expect(onDisk.filter((name) => name.includes('.mp4') && !name.startsWith('tmp'))).toEqual([]);
  });

  it('an hour later its address is another one, and the old one can still be read', async () => {
    const film = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    const before = await signed(film);
    later = 60 * 60 * 1000;
    try {
      expect(await signed(film)).not.toBe(before);
      expect((await fetch(before)).status).toBe(200);
    } finally {
      later = 0;
    }
  });

  it('the scripts of pages may read a film, to keep it for later', async () => {
    const film = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    const answer = await fetch(await signed(film), { headers: { origin: 'https://selah.example.org' } });
    expect(['*', 'https://selah.example.org']).toContain(answer.headers.get('access-control-allow-origin'));
  });

  it('M-210 an upload goes on where it broke, also after a restart', async () => {
    const half = TWO_SECONDS_MP4.length >> 1;
    const id = await createTusDriver(service.api, service.url).begin(TWO_SECONDS_MP4.length);
    await createTusDriver(service.api, service.url).send(id, 0, TWO_SECONDS_MP4.subarray(0, half));
    await service.restart();
    const tus = createTusDriver(service.api, service.url);
    expect((await tus.head(id)).headers.get('upload-offset')).toBe(String(half));
    expect((await tus.send(id, 0, TWO_SECONDS_MP4)).status).toBe(409);
    expect((await tus.send(id, half, TWO_SECONDS_MP4.subarray(half))).status).toBe(204);
    const { body } = await service.api.post('/api/videos', {
      as: asAdmin,
      json: { title: 'Salmo 23', language: 'pt', uploadId: id },
    });
    expect(await settled(service.api, (body as Video).id)).toMatchObject({ processing: 'ready' });
    expect(await namesIn('uploads/')).toEqual([]);
    // Deleted after the video is ready.
    await eventually(async () => expect(await namesIn('incoming/')).toEqual([]));
  });

  it('a removed video is restored from the trash, and one that is deleted for good leaves nothing', async () => {
    const film = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    await removed(film);
    expect(await namesIn('')).not.toContain(film.filename);
    expect((await get(addressOf(film))).status).toBe(404);
    expect((await fromTrash('restore', [String(film.id)])).status).toBe(200);
    await eventually(async () => expect((await fetch(await signed(film))).status).toBe(200));
    expect(await namesIn(`trash/${film.id}/`)).toEqual([]);

    await removed(film);
    await fromTrash('delete', [String(film.id)]);
    expect(await namesIn(`trash/${film.id}/`)).toEqual([]);
    const posters = await namesIn('posters/');
    expect(posters.filter((name) => name.startsWith(film.filename.slice(0, -4)))).toEqual([]);
  });

  it('M-172 M-227 the diagnosis finds every film in the cloud, and nothing to be copied', async () => {
    const film = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    const { body } = await service.api.get('/api/debug/video-files', { as: asAdmin });
    const { summary, videos, analysis } = videoFilesAnswerSchema.parse(body);
    expect(summary).toMatchObject({ localVideos: 0, missingVideos: 0, firebaseVideos: videos.length });
    expect(videos.find(({ id }) => id === film.id)).toMatchObject({ source: 'firebase', available: true });
    expect(analysis.dbEntriesWithMissingFiles).toEqual([]);
    const job = await service.api.post('/api/debug/upload-all-to-firebase', { as: asAdmin });
    expect(job.body).toMatchObject({ state: 'finished', total: 0 });
    const repaired = await service.api.post(`/api/debug/repair-video/${film.id}`, { as: asAdmin });
    expect(repaired.body).toMatchObject({ id: film.id, processing: 'ready' });
  });

  it('the page about privacy learns that browsers connect to the bucket', async () => {
    const { body } = await service.api.get(CONNECTIONS_PATH);
    const purposes = outgoingConnectionsSchema.parse(body).map(({ purpose }) => purpose);
    expect(purposes).toContain('films');
    // It would say that nothing of a visitor gets there.
    expect(purposes).not.toContain('cloud');
  });

  it('a file that is missing from the bucket is reported, and not found by players', async () => {
    const film = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    await storeAt('').delete(film.filename);
    expect((await get(addressOf(film))).status).toBe(404);
    const { body } = await service.api.get('/api/debug/video-files', { as: asAdmin });
    const { analysis } = videoFilesAnswerSchema.parse(body);
    expect(analysis.dbEntriesWithMissingFiles.map(({ id }) => id)).toEqual([film.id]);
  });
});

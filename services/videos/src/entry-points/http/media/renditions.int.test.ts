import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { eventually, SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { type Video, videoSchema } from '@selah/shared/contracts/videos/video';
import { describeWithFfmpeg } from '../../../../test/ffmpeg-here.ts';
import { TWO_SECONDS_MP4 } from '../../../../test/fixtures.ts';
import { heavyFilm } from '../../../../test/made-film.ts';
import { startVideos, type VideosUnderTest } from '../../../../test/start-videos.ts';
import {
  findVideo,
  getMedia,
  listVideos,
  uploadAndSettle,
  uploadForm,
} from '../../../../test/videos-driver.ts';

const HOUR_MS = 60 * 60 * 1000;
const BITS_FOR_VISITORS = 2_500_000;

describeWithFfmpeg('the smaller versions of a film', () => {
  let service: VideosUnderTest;
  let later = 0;
  const now = () => Date.now() + later;
  let film: Video;
  let bytes: Buffer;
  beforeAll(async () => {
    service = await startVideos({ deps: { now } });
    bytes = heavyFilm({ size: '1280x720' });
    film = await uploadAndSettle(service.api, { bytes });
  }, SLOW_MACHINE_MS);
  afterAll(() => service.stop());

  const withRenditions = (id: number) =>
    eventually(async () => {
      const video = await findVideo(service.api, id);
      if (!video?.renditions) throw new Error('no smaller versions yet');
      return { ...video, renditions: video.renditions };
    }, SLOW_MACHINE_MS);
  const address = ({ filename }: Video) => `/api/videos/file/${filename}`;
  const stored = () => readdir(join(service.directory, 'renditions'));
  const get = (url: string, options = {}) => getMedia(service.url, url, { now, ...options });

  it('come after the film, which plays meanwhile, and are named with address and size', async () => {
    expect((await get(address(film))).body.length).toBeGreaterThan(bytes.length * 0.9);
    const { renditions } = await withRenditions(film.id);
    expect(renditions.map(({ height }) => height)).toEqual([480, 720]);
    for (const { url, sizeBytes } of renditions) {
      expect((sizeBytes * 8) / 3).toBeLessThan(BITS_FOR_VISITORS * 1.5);
      const whole = await get(url);
      expect(whole.body).toHaveLength(sizeBytes);
      expect(whole.header('content-type')).toBe('video/mp4');
      expect(whole.header('cache-control')).toContain('immutable');
      const part = await get(url, { headers: { range: 'bytes=10-19' } });
      expect(part.status).toBe(206);
      expect(part.body).toEqual(whole.body.subarray(10, 20));
    }
    const drawn = await eventually(async () => {
      const { body } = await service.api.get('/api/videos/random?language=pt');
      expect(body).toHaveProperty('renditions');
      return videoSchema.parse(body);
    });
    expect(drawn.renditions).toEqual(renditions);
  });

  it('replace a film with too many bits for visitors, but not for a player that has begun with it, nor for the administrator', async () => {
    const { renditions } = await withRenditions(film.id);
    const begun = await get(address(film));
    expect(begun.body.length).toBeGreaterThan(bytes.length * 0.9);
    later = HOUR_MS;
    const [largest] = renditions.slice(-1);
    const afterwards = await get(address(film));
    expect(afterwards.body).toHaveLength(largest?.sizeBytes ?? 0);
    expect(afterwards.header('cache-control')).toBe('public, no-cache');
    const admins = await get(address(film), { as: asAdmin });
    expect(admins.body).toHaveLength(begun.body.length);
    later = 0;
  });

  it('go to the cloud tier with their film, and play from there', async () => {
    const { renditions } = await withRenditions(film.id);
    await service.api.post(`/api/debug/repair-video/${film.id}`, { as: asAdmin });
    const names = (await stored()).filter((name) => !name.startsWith('.'));
    const inCloud = await readdir(join(service.directory, 'cloud'));
    expect(inCloud).toEqual(expect.arrayContaining(names));
    expect(names).toHaveLength(renditions.length);
  });

  it('are not offered of a film that is small already', async () => {
    const small = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    await eventually(async () => {
      const { body } = await service.api.get('/api/debug/renditions', { as: asAdmin });
      expect(body).toMatchObject({ waiting: 0 });
    }, SLOW_MACHINE_MS);
    expect(await findVideo(service.api, small.id)).not.toHaveProperty('renditions');
  });

  it('are gone for visitors with a removed film, come back with it, and are deleted with it for good', async () => {
    const { renditions } = await withRenditions(film.id);
    const [first] = renditions;
    await service.api.delete(`/api/videos/${film.id}`, { as: asAdmin });
    await eventually(async () => expect((await get(first?.url ?? '')).status).toBe(404));
    const ids = { json: { ids: [String(film.id)] } };
    await service.api.post('/api/admin/trash/restore', { as: asAdmin, ...ids });
    expect((await withRenditions(film.id)).renditions).toEqual(renditions);
    expect((await get(first?.url ?? '')).status).toBe(200);
    await service.api.delete(`/api/videos/${film.id}`, { as: asAdmin });
    await service.api.post('/api/admin/trash/delete', { as: asAdmin, ...ids });
    expect(await stored()).toEqual([]);
    expect(
      (await readdir(join(service.directory, 'cloud'))).filter((name) => name.includes('p.mp4')),
    ).toEqual([]);
  });

  it('are replaced with the film', async () => {
    const first = await withRenditions((await uploadAndSettle(service.api, { bytes })).id);
    const form = uploadForm({ bytes: TWO_SECONDS_MP4 });
    await service.api.put(`/api/videos/${first.id}`, { as: asAdmin, form });
    await eventually(async () => {
      const [video] = (await listVideos(service.api)).filter(({ id }) => id === first.id);
      expect(video?.filename).not.toBe(first.filename);
      expect(video).toMatchObject({ processing: 'ready' });
      expect(video).not.toHaveProperty('renditions');
    }, SLOW_MACHINE_MS);
    await eventually(async () => expect(await stored()).toEqual([]));
  });
});

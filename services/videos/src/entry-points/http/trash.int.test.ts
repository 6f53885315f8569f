import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { eventually } from '@selah/service-kit/testing/eventually';
import { type TrashItem, trashListSchema } from '@selah/shared/contracts/videos/trash';
import { describeWithFfmpeg } from '../../../test/ffmpeg-here.ts';
import { speakingFilm } from '../../../test/speaking-film.ts';
import { startVideos, type VideosUnderTest } from '../../../test/start-videos.ts';
import { findVideo, getMedia, listVideos, uploadAndSettle } from '../../../test/videos-driver.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describeWithFfmpeg('the trash', () => {
  let service: VideosUnderTest;
  let clock = 0;
  beforeAll(async () => {
    service = await startVideos({ deps: { now: () => Date.now() + clock } });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    clock = 0;
    await post('trash/delete', { ids: (await trash()).map(({ id }) => id) }).catch(() => {});
  });

  const post = (path: string, json: unknown) => service.api.post(`/api/admin/${path}`, { as: asAdmin, json });
  const trash = async (): Promise<TrashItem[]> =>
    trashListSchema.parse((await service.api.get('/api/admin/trash', { as: asAdmin })).body);
  const film = (title = 'Salmo 23') => uploadAndSettle(service.api, { bytes: speakingFilm(), title });
  const filesOfTier = (folder: string) => readdir(join(service.directory, folder));

  it('Q26 keeps a removed video for a week with title, size and poster, and restores it', async () => {
    const video = await film('Salmo 91');
    await service.api.delete(`/api/videos/${video.id}`, { as: asAdmin });
    expect(await findVideo(service.api, video.id)).toBeUndefined();
    const [item, ...others] = await trash();
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      kind: 'video',
      title: 'Salmo 91',
      filename: video.filename,
      language: 'pt',
    });
    expect(item?.sizeBytes).toBeGreaterThan(1000);
    expect(Date.parse(item?.expiresAt ?? '') - Date.parse(item?.deletedAt ?? '')).toBe(7 * DAY_MS);
    const poster = await service.api.get(item?.posterUrl ?? '', { as: asAdmin });
    expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await service.api.get(item?.posterUrl ?? '')).status).toBe(401);
    expect((await getMedia(service.url, `/api/videos/file/${video.filename}`)).status).toBe(404);

    expect((await post('trash/restore', { ids: [item?.id] })).body).toEqual({ restored: 1 });
    expect(await findVideo(service.api, video.id)).toEqual(video);
    expect((await getMedia(service.url, `/api/videos/file/${video.filename}`)).status).toBe(200);
    expect((await getMedia(service.url, video.captionsUrl ?? '')).status).toBe(200);
    expect((await service.api.get('/api/videos/random?language=pt')).status).toBe(200);
    expect(await trash()).toEqual([]);
    expect(await filesOfTier('trash')).toEqual([]);
    expect((await post('trash/restore', { ids: [item?.id] })).body).toEqual({ restored: 0 });
  });

  it('accepts many at once, restores many at once, and ignores an unknown id', async () => {
    const before = (await listVideos(service.api)).length;
    const videos = await Promise.all([film(), film(), film()]);
    const ids = videos.map(({ id }) => id);
    expect((await post('videos/delete', { ids: [...ids, 987_654] })).body).toEqual({ deleted: 3 });
    expect((await post('videos/delete', { ids })).body).toEqual({ deleted: 0 });
    expect(await listVideos(service.api)).toHaveLength(before);
    const items = await trash();
    expect((await post('trash/restore', { ids: [...items.map(({ id }) => id), 'nothing'] })).body).toEqual({
      restored: 3,
    });
    expect(await listVideos(service.api)).toHaveLength(before + 3);
    const all = await service.api.delete('/api/videos/all', { as: asAdmin });
    expect(all.body).toEqual({ deleted: before + 3 });
    expect(await trash()).toHaveLength(before + 3);
  });

  it('deletes permanently on request, in every tier', async () => {
    const video = await film();
    await service.api.post(`/api/debug/repair-video/${video.id}`, { as: asAdmin });
    expect(await filesOfTier('cloud')).toContain(video.filename);
    await service.api.delete(`/api/videos/${video.id}`, { as: asAdmin });
    const [item] = await trash();
    expect((await post('trash/delete', { ids: [item?.id, item?.id] })).body).toEqual({ deleted: 1 });
    expect(await trash()).toEqual([]);
    expect(await filesOfTier('cloud')).not.toContain(video.filename);
    expect(await filesOfTier('posters')).not.toContain(video.filename.replace('.mp4', '.webp'));
    await expect(stat(join(service.directory, 'files', video.filename))).rejects.toThrow('ENOENT');
  });

  it('deletes permanently after seven days', async () => {
    const video = await film();
    await service.api.delete(`/api/videos/${video.id}`, { as: asAdmin });
    clock = 6.9 * DAY_MS;
    await service.restart();
    expect((await service.api.get('/api/videos')).status).toBe(401);
    clock = 0;
    expect(await trash()).toHaveLength(1);
    clock = 7.1 * DAY_MS;
    await service.restart();
    await eventually(async () => expect(await filesOfTier('trash')).toEqual([]));
  });

  it.each([
    [{}],
    [{ ids: [] }],
    [{ ids: ['../../etc'] }],
    [{ ids: ['.'] }],
    [{ ids: [{ $ne: '' }] }],
    [{ ids: 'all' }],
  ])('refuses %j', async (json) => {
    expect(await post('trash/restore', json)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await post('trash/delete', json)).toMatchObject({ status: 400 });
  });
});

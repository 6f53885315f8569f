import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { eventually } from '@selah/service-kit/testing/eventually';
import { FAILURE_MESSAGES } from '@selah/shared/contracts/videos/failures';
import { type ManagedVideo, managedVideoListSchema } from '@selah/shared/contracts/videos/managed-video';
import { describeWithFfmpeg } from '../../../../test/ffmpeg-here.ts';
import { TWO_SECONDS_MP4 } from '../../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../../test/start-videos.ts';
import { fileOf, getMedia, upload, uploadAndSettle } from '../../../../test/videos-driver.ts';

/** An incomplete copy: the index of this film is at its end. */
const HALF_A_FILM = TWO_SECONDS_MP4.subarray(0, TWO_SECONDS_MP4.length >> 1);
const INDEX_MISSING = { code: 'index_missing', message: FAILURE_MESSAGES.index_missing };

describeWithFfmpeg('a film that cannot be played', () => {
  let service: VideosUnderTest;
  beforeAll(async () => {
    service = await startVideos();
  });
  afterAll(() => service.stop());

  /** The administrator's view of the video after it was processed. */
  const managed = (id: number): Promise<ManagedVideo> =>
    eventually(async () => {
      const list = await service.api.get('/api/videos', { as: asAdmin });
      const video = managedVideoListSchema.parse(list.body).find((candidate) => candidate.id === id);
      if (!video || video.processing === 'pending') throw new Error(`video ${id} is not processed yet`);
      return video;
    });
  const tryAgain = (id: number) => service.api.post(`/api/debug/repair-video/${id}`, { as: asAdmin });
  const replace = (id: number, bytes: Uint8Array) => {
    const form = new FormData();
    form.set('videoFile', fileOf(bytes), 'next.mp4');
    return service.api.put(`/api/videos/${id}`, { as: asAdmin, form });
  };

  it('M-117 is explained in Portuguese, only to the administrator, and can be tried again', async () => {
    const { id } = await upload(service.api, { bytes: HALF_A_FILM, language: 'fr' });
    expect(await managed(id)).toMatchObject({ processing: 'failed', failure: INDEX_MISSING });
    const [shown] = (await service.api.get('/api/videos?language=fr')).body as object[];
    expect(shown).not.toHaveProperty('failure');
    const again = await tryAgain(id);
    expect(again).toMatchObject({ status: 200, body: { processing: 'pending' } });
    expect(again.body).not.toHaveProperty('failure');
    expect(await managed(id)).toMatchObject({ processing: 'failed', failure: INDEX_MISSING });
    await replace(id, TWO_SECONDS_MP4);
    const healed = await managed(id);
    expect(healed).toMatchObject({ processing: 'ready' });
    expect(healed).not.toHaveProperty('failure');
  });

  it('M-123 of a replacement does not stop playback of the previous file, and is reported', async () => {
    const { id, filename } = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    await replace(id, HALF_A_FILM);
    expect(await managed(id)).toMatchObject({ processing: 'ready', filename, failure: INDEX_MISSING });
    expect((await getMedia(service.url, `/api/videos/file/${filename}`)).status).toBe(200);
  });
});

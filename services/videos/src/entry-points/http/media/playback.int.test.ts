import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { videoSchema } from '@selah/shared/contracts/videos/video';
import { TWO_SECONDS_MP4 } from '../../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../../test/start-videos.ts';
import { listVideos, uploadAndSettle } from '../../../../test/videos-driver.ts';

const HOW_MANY = 5;

describe('playback for visitors', () => {
  let service: VideosUnderTest;
  let ids: number[];
  beforeAll(async () => {
    service = await startVideos({ withoutFfmpeg: true });
    const videos = await Promise.all(
      Array.from({ length: HOW_MANY }, (_, place) =>
        uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4, title: `Salmo ${place}` }),
      ),
    );
    ids = videos.map((video) => video.id).sort((a, b) => a - b);
    await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4, language: 'es' });
  });
  afterAll(() => service.stop());

  const random = async (query: string) => service.api.get(`/api/videos/random?${query}`);

  it('M-207 lists the videos of a language, or all videos', async () => {
    expect((await listVideos(service.api, '?language=pt')).map((video) => video.id)).toEqual(ids);
    expect(await listVideos(service.api)).toHaveLength(HOW_MANY + 1);
    expect(await listVideos(service.api, '?language=fr')).toEqual([]);
  });

  it('M-186 M-187 M-188 draws every video once, and the last one ends the cycle', async () => {
    const seen: number[] = [];
    for (let round = 1; round <= HOW_MANY; round += 1) {
      const answer = await random(`language=pt&exclude=${seen.at(-1) ?? 999}&exclude_list=${seen}`);
      const video = videoSchema.parse(answer.body);
      expect(video._meta?.cycle).toEqual({ isComplete: round === HOW_MANY, totalVideos: HOW_MANY });
      seen.push(video.id);
    }
    expect(seen.sort((a, b) => a - b)).toEqual(ids);
  });

  it('M-189 does not draw the last video again, also if everything was seen', async () => {
    for (const last of ids) {
      const answer = await random(`language=pt&exclude=${last}&exclude_list=${ids}`);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ _meta: { cycle: { isComplete: true } } });
      expect(videoSchema.parse(answer.body).id).not.toBe(last);
    }
  });

  it('M-045 draws what the spin under way will show, and answers it at the end of the spin', async () => {
    const advance = async () =>
      videoSchema.parse((await service.api.get('/api/videos/next?language=pt&exclude=1')).body);
    const draws = await Promise.all(Array.from({ length: 20 }, advance));
    expect(new Set(draws.map(({ id }) => id)).size).toBeGreaterThan(1);
    for (const drawn of draws) {
      expect((await random(`language=pt&exclude=1&drawn=${drawn.id}`)).body).toEqual(drawn);
    }
  });

  it('draws another video if what was drawn is gone, was seen, or is of another language', async () => {
    const spanish = videoSchema.parse((await random('language=es')).body);
    const gone = 999_999;
    for (const query of [`drawn=${gone}`, `drawn=${spanish.id}`, 'drawn=2&exclude_list=2']) {
      const { status, body } = await random(`language=pt&${query}`);
      expect({ status, body }).toMatchObject({ status: 200, body: { language: 'pt' } });
      expect(videoSchema.parse(body).id).not.toBe(Number(/drawn=(\d+)/.exec(query)?.[1]));
    }
  });

  it('draws the only video of a language repeatedly', async () => {
    const only = videoSchema.parse((await random('language=es')).body);
    const again = await random(`language=es&exclude=${only.id}&exclude_list=${only.id}`);
    expect(again.body).toMatchObject({
      id: only.id,
      _meta: { cycle: { isComplete: true, totalVideos: 1 } },
    });
  });

  it('M-208 is not cached, and ignores parameters that only avoid caches (Q38)', async () => {
    const answer = await service.api.get(
      '/api/videos/random?language=pt&force=true&t=1&nocache=0.5&reqid=abc&exclude_list=',
      { headers: { 'x-requested-language': 'es' } },
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toMatchObject({ language: 'pt' });
  });

  it('reports in its language if a language has no videos yet', async () => {
    const answer = await random('language=fr');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      code: 'no_video_in_language',
      message: "Il n'y a pas encore de vidéos en français.",
    });
  });

  it('can be a video that is played from an external address (Q40)', async () => {
    await service.api.post('/api/videos', {
      as: asAdmin,
      json: { title: 'Elsewhere', language: 'en', storageUrl: 'https://example.org/v.mp4' },
    });
    const video = videoSchema.parse((await random('language=en')).body);
    expect(video).toMatchObject({ title: 'Elsewhere', storageUrl: 'https://example.org/v.mp4' });
    const file = await service.api.get(`/api/videos/file/${video.filename}`);
    expect(file.status).toBe(302);
    expect(file.headers.get('location')).toBe('https://example.org/v.mp4');
  });

  it('works after a restart of the service', async () => {
    await service.restart();
    expect((await random('language=pt')).body).toMatchObject({
      _meta: { cycle: { totalVideos: HOW_MANY } },
    });
  });
});

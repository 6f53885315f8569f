import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { HANGING_TEST_MS } from '@selah/service-kit/testing/eventually';
import { videoSchema } from '@selah/shared/contracts/videos/video';
import { ffmpegIsHere } from './ffmpeg-here.ts';
import { TWO_SECONDS_MP4 } from './fixtures.ts';
import { createKillableVideos } from './killable-videos.ts';
import { speakingFilm } from './speaking-film.ts';
import { listVideos, settled, uploadForm } from './videos-driver.ts';

const ROUNDS = 4;
const AT_ONCE = 6;

describe('a service that is killed in the middle, again and again', () => {
  let killable: Awaited<ReturnType<typeof createKillableVideos>>;
  beforeAll(async () => {
    killable = await createKillableVideos();
  });
  afterAll(() => killable.stop());

  it(
    'loses no upload that it acknowledged, and shows none that it has no file of',
    async () => {
      const bytes = ffmpegIsHere ? speakingFilm() : TWO_SECONDS_MP4;
      const acknowledged: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { api } = await killable.start();
        const uploads = Array.from({ length: AT_ONCE }, async () => {
          const answer = await api.post('/api/videos', {
            as: asAdmin,
            form: uploadForm({ bytes }),
          });
          acknowledged.push(videoSchema.parse(answer.body).id);
        });
        // Killed after the first answers: other uploads are in progress, and some are being processed.
        await Promise.race(uploads);
        await killable.kill();
        await Promise.allSettled(uploads);
      }

      const { api } = await killable.start();
      const videos = await listVideos(api);
      const ids = videos.map((video) => video.id);
      expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS);
      expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
      for (const id of ids) {
        const video = await settled(api, id);
        expect(video.processing).toBe('ready');
        expect((await stat(join(killable.directory, 'files', video.filename))).size).toBeGreaterThan(0);
      }
      expect(await filesIn('files')).toHaveLength(videos.length);
      // With ffmpeg each film has a poster and captions, and there are none without a film.
      expect(await filesIn('posters')).toHaveLength(ffmpegIsHere ? videos.length : 0);
      expect(await filesIn('captions')).toHaveLength(ffmpegIsHere ? videos.length : 0);
      const speaking = (await listVideos(api)).filter((video) => video.captionsUrl !== undefined);
      expect(speaking).toHaveLength(ffmpegIsHere ? videos.length : 0);
    },
    HANGING_TEST_MS,
  );

  async function filesIn(folder: string): Promise<string[]> {
    const names = await readdir(join(killable.directory, folder));
    return names.filter((name) => !name.startsWith('.'));
  }
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { HANGING_TEST_MS } from '@selah/service-kit/testing/eventually';
import { managedVideoListSchema } from '@selah/shared/contracts/videos/managed-video';
import { TWO_SECONDS_MP4 } from './fixtures.ts';
import { createKillableVideos } from './killable-videos.ts';
import { createTusDriver, sha256Of, type TusDriver } from './tus-driver.ts';
import { settled } from './videos-driver.ts';

const FILMS = 4;
const KILLS = 4;

describe('a service that is killed while films arrive in pieces', () => {
  let killable: Awaited<ReturnType<typeof createKillableVideos>>;
  beforeAll(async () => {
    killable = await createKillableVideos();
  });
  afterAll(() => killable.stop());

  /** Continues an upload at the server's offset; returns the number of bytes sent. */
  async function goOn(tus: TusDriver, id: string): Promise<number> {
    const offset = Number((await tus.head(id)).headers.get('upload-offset'));
    const piece = TWO_SECONDS_MP4.subarray(offset, offset + 4000);
    if (piece.length > 0) await tus.send(id, offset, piece);
    return piece.length;
  }

  it(
    'loses no piece that it acknowledged, and adds each film once, whole',
    async () => {
      let { api, url } = await killable.start();
      let tus = createTusDriver(api, url);
      const options = { sha256: sha256Of(TWO_SECONDS_MP4) };
      const ids: string[] = [];
      for (let film = 0; film < FILMS; film += 1) ids.push(await tus.begin(TWO_SECONDS_MP4.length, options));
      const added = new Map<string, number>();

      for (let kill = 0; kill <= KILLS; kill += 1) {
        const isLast = kill === KILLS;
        const calls = ids.map(async (uploadId) => {
          if (!added.has(uploadId)) while ((await goOn(tus, uploadId)) > 0 && isLast);
          const json = { title: 'Salmo 23', language: 'pt', uploadId };
          const answer = await api.post('/api/videos', { as: asAdmin, json });
          if (answer.status === 201) added.set(uploadId, (answer.body as { id: number }).id);
        });
        if (!isLast) {
          await Promise.race(calls);
          await killable.kill();
        }
        await Promise.allSettled(calls);
        if (!isLast) {
          ({ api, url } = await killable.start());
          tus = createTusDriver(api, url);
        }
      }

      expect(added.size).toBe(FILMS);
      const list = await api.get('/api/videos', { as: asAdmin });
      const videos = managedVideoListSchema.parse(list.body);
      expect(videos.map(({ id }) => id).sort()).toEqual([...added.values()].sort());
      for (const { id } of videos) expect(await settled(api, id)).toMatchObject({ processing: 'ready' });
    },
    HANGING_TEST_MS,
  );
});

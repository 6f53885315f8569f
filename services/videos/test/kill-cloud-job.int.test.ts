import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiDriver, asAdmin } from '@selah/service-kit/testing/api-driver';
import { eventually, HANGING_TEST_MS } from '@selah/service-kit/testing/eventually';
import { cloudJobSchema } from '@selah/shared/contracts/videos/cloud-job';
import { TWO_SECONDS_MP4 } from './fixtures.ts';
import { createKillableVideos } from './killable-videos.ts';
import { uploadAndSettle } from './videos-driver.ts';

const FILMS = 6;

describe('a service that is killed while it brings videos to the cloud tier', () => {
  let killable: Awaited<ReturnType<typeof createKillableVideos>>;
  beforeAll(async () => {
    killable = await createKillableVideos();
  });
  afterAll(() => killable.stop());

  const job = async (api: ApiDriver) =>
    cloudJobSchema.parse((await api.get('/api/debug/cloud-job', { as: asAdmin })).body);
  const press = (api: ApiDriver, what: string) => api.post(`/api/debug/${what}`, { as: asAdmin });
  const inCloud = () => readdir(join(killable.directory, 'cloud'));

  it(
    'M-227 goes on by itself where it was, stays paused when it was paused, and brings each film once',
    async () => {
      let { api } = await killable.start();
      const names: string[] = [];
      for (let place = 0; place < FILMS; place += 1) {
        names.push((await uploadAndSettle(api, { bytes: TWO_SECONDS_MP4 })).filename);
      }
      expect((await press(api, 'upload-all-to-firebase')).status).toBe(202);
      await killable.kill();

      ({ api } = await killable.start());
      expect(await job(api)).toMatchObject({ total: FILMS });
      await press(api, 'cloud-job/pause');
      const { state, done } = await eventually(async () => {
        const paused = await job(api);
        if (paused.current) throw new Error('a file is still on its way');
        return paused;
      });
      await killable.kill();

      ({ api } = await killable.start());
      expect(await job(api)).toMatchObject({ state, done });
      await press(api, 'cloud-job/resume');
      await eventually(async () =>
        expect(await job(api)).toMatchObject({ state: 'finished', total: FILMS, done: FILMS, failed: [] }),
      );
      expect((await inCloud()).filter((name) => !name.startsWith('.')).sort()).toEqual(names.sort());
    },
    HANGING_TEST_MS,
  );
});

import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ApiDriver, asAdmin } from '@selah/service-kit/testing/api-driver';
import { eventually, HANGING_TEST_MS } from '@selah/service-kit/testing/eventually';
import { renditionJobSchema } from '@selah/shared/contracts/videos/rendition-job';
import { describeWithFfmpeg } from './ffmpeg-here.ts';
import { createKillableVideos } from './killable-videos.ts';
import { heavyFilm } from './made-film.ts';
import { listVideos, uploadAndSettle } from './videos-driver.ts';

const FILMS = 4;

describeWithFfmpeg('a service that is killed while it makes smaller versions of old films', () => {
  let killable: Awaited<ReturnType<typeof createKillableVideos>>;
  beforeAll(async () => {
    // The films come without ffmpeg, as those of a release before this one.
    killable = await createKillableVideos({ withoutFfmpeg: true });
  });
  afterAll(() => killable.stop());

  const job = async (api: ApiDriver) =>
    renditionJobSchema.parse((await api.get('/api/debug/renditions', { as: asAdmin })).body);
  const press = async (api: ApiDriver, what: string) =>
    renditionJobSchema.parse((await api.post(`/api/debug/renditions/${what}`, { as: asAdmin })).body);

  it(
    'goes on by itself where it was, stays paused when it was paused',
    async () => {
      let { api } = await killable.start();
      // Long enough that a kill and a pause come in the middle.
      const bytes = heavyFilm({ seconds: 4, rate: 25 });
      for (let place = 0; place < FILMS; place += 1) await uploadAndSettle(api, { bytes });
      await eventually(async () => expect(await job(api)).toMatchObject({ state: 'no_tool' }));
      await killable.kill();

      killable.installFfmpeg();
      ({ api } = await killable.start());
      const before = await eventually(async () => {
        const found = await job(api);
        expect(found).toMatchObject({ state: 'idle', waiting: 0, old: { films: FILMS } });
        return found;
      });
      expect(before.old.estimatedBytes).toBeGreaterThan(0);
      expect(await press(api, 'start')).toMatchObject({ waiting: FILMS, old: { films: 0 } });
      await underWay(api);
      await killable.kill();

      ({ api } = await killable.start());
      await underWay(api);
      await press(api, 'pause');
      await eventually(async () => expect(await job(api)).not.toHaveProperty('current'));
      const { waiting } = await job(api);
      expect(waiting).toBeGreaterThan(0);
      await killable.kill();

      ({ api } = await killable.start());
      expect(await job(api)).toMatchObject({ state: 'paused', waiting });
      await press(api, 'resume');
      await eventually(
        async () => expect(await job(api)).toMatchObject({ state: 'idle', done: FILMS, failed: 0 }),
        120_000,
      );
      const named = (await listVideos(api)).flatMap(({ renditions = [] }) =>
        renditions.map(({ url }) => url),
      );
      expect(named).toHaveLength(2 * FILMS);
      // What a killed attempt stored is deleted after a day.
      const stored = await readdir(join(killable.directory, 'renditions'));
      expect(stored).toEqual(expect.arrayContaining(named.map((url) => basename(url))));
    },
    HANGING_TEST_MS,
  );

  /** Waits until a film is being worked on. */
  const underWay = (api: ApiDriver) =>
    eventually(async () => expect(await job(api)).toHaveProperty('current'), 60_000);
});

import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiDriver, asAdmin } from '@selah/service-kit/testing/api-driver';
import { eventually, HANGING_TEST_MS } from '@selah/service-kit/testing/eventually';
import { videoFilesAnswerSchema } from '@selah/shared/contracts/videos/diagnostics';
import { TWO_SECONDS_MP4 } from './fixtures.ts';
import { createKillableVideos } from './killable-videos.ts';
import { listVideos } from './videos-driver.ts';

const ROUNDS = 3;
const FILES = 8;

describe('a service that is killed while files without a record become videos', () => {
  let killable: Awaited<ReturnType<typeof createKillableVideos>>;
  beforeAll(async () => {
    killable = await createKillableVideos({ withoutFfmpeg: true });
  });
  afterAll(() => killable.stop());

  const unused = async (api: ApiDriver) =>
    videoFilesAnswerSchema
      .parse((await api.get('/api/debug/video-files', { as: asAdmin })).body)
      .analysis.unusedPhysicalFiles.map(({ filename }) => filename);

  it(
    'M-140 makes of each file one video, or leaves it to be adopted again',
    async () => {
      let { api } = await killable.start();
      const names: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (let place = 0; place < FILES; place += 1) names.push(await leave(`film ${round} ${place}.mp4`));
        const calls = (await unused(api)).map((filename) => adopt(api, filename));
        await Promise.race(calls);
        await killable.kill();
        await Promise.allSettled(calls);
        ({ api } = await killable.start());
      }
      await eventually(async () => {
        for (const filename of await unused(api)) await adopt(api, filename);
        const videos = await listVideos(api);
        expect(videos.map(({ title }) => title).sort()).toEqual(names.toSorted());
        expect(videos.filter(({ processing }) => processing !== 'ready')).toEqual([]);
        expect(await unused(api)).toEqual([]);
        const filenames = videos.map(({ filename }) => filename).sort();
        expect(await mediaIn('files')).toEqual(filenames);
        // A kill after the processing leaves what was processed to maintenance.
        expect(filenames).toEqual(expect.arrayContaining(await mediaIn('incoming')));
      });
    },
    HANGING_TEST_MS,
  );

  const adopt = (api: ApiDriver, filename: string) =>
    api.post('/api/debug/unused-files/adopt', {
      as: asAdmin,
      json: { filename, title: filename, language: 'pt' },
    });

  /** Without the parts of the killed process, which the next start after an hour deletes. */
  async function mediaIn(folder: string): Promise<string[]> {
    const names = await readdir(join(killable.directory, folder));
    return names.filter((name) => !name.startsWith('.')).sort();
  }

  async function leave(name: string): Promise<string> {
    const path = join(killable.directory, 'files', name);
    await writeFile(path, TWO_SECONDS_MP4);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await utimes(path, anHourAgo, anHourAgo);
    return name;
  }
});

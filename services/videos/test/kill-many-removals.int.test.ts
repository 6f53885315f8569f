import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { type ApiDriver, asAdmin } from '@selah/service-kit/testing/api-driver';
import { eventually, HANGING_TEST_MS } from '@selah/service-kit/testing/eventually';
import { trashListSchema } from '@selah/shared/contracts/videos/trash';
import { createSqliteVideoRepository } from '../src/adapters/sqlite/sqlite-video-repository.ts';
import { TRASH_BATCH } from '../src/domain/trash.ts';
import { aVideo } from './a-video.ts';
import { createKillableVideos } from './killable-videos.ts';

const COUNT = 4 * TRASH_BATCH + 1;
const nameOf = (id: number) => `many-${id}.mp4`;

describe('a service that is killed while all videos go to the trash and come back', () => {
  let killable: Awaited<ReturnType<typeof createKillableVideos>>;
  const expected = Array.from({ length: COUNT }, (_, index) => index + 1);
  beforeAll(async () => {
    killable = await createKillableVideos({ withoutFfmpeg: true });
  });
  afterAll(() => killable.stop());

  async function store(): Promise<void> {
    const db = openSqlite(killable.databaseFile, { timeoutMs: 2_000 });
    await createSqliteVideoRepository(db).restoreMany(
      expected.map((id) =>
        aVideo()
          .withId(id)
          .playing({ filename: nameOf(id) })
          .build(),
      ),
    );
    db.close();
    for (const id of expected) await writeFile(join(killable.directory, 'files', nameOf(id)), 'a film');
  }

  const listed = async (api: ApiDriver) => {
    const { body } = await api.get('/api/videos', { as: asAdmin });
    return (body as { readonly id: number }[]).map(({ id }) => id);
  };
  const trashed = async (api: ApiDriver) =>
    trashListSchema
      .parse((await api.get('/api/admin/trash', { as: asAdmin })).body)
      .map(({ id }) => Number(id));
  const filesHere = () => readdir(join(killable.directory, 'files'));
  const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

  /** Kills the service once the call has changed something, and starts it again. */
  async function killDuring(work: () => Promise<unknown>): Promise<ApiDriver> {
    const before = (await filesHere()).length;
    const call = work();
    await eventually(async () => expect((await filesHere()).length).not.toBe(before));
    await killable.kill();
    await Promise.allSettled([call]);
    return (await killable.start()).api;
  }

  /** Each video is in one place, with its file. */
  async function expectWhole(api: ApiDriver): Promise<void> {
    const here = await listed(api);
    const gone = await trashed(api);
    expect(inOrder([...here, ...gone])).toEqual(expected);
    await eventually(async () => {
      expect(new Set(await filesHere())).toEqual(new Set(here.map(nameOf)));
    });
  }

  it(
    'Q26 M-213 loses none, and the next call finishes what was broken off',
    async () => {
      // Its first start makes tables and folders.
      await killable.start();
      await killable.kill();
      await store();
      let { api } = await killable.start();
      api = await killDuring(() => api.delete('/api/videos/all', { as: asAdmin }));
      await expectWhole(api);
      const left = (await listed(api)).length;
      const removal = await api.delete('/api/videos/all', { as: asAdmin });
      expect(removal).toMatchObject({ status: 200, body: { deleted: left } });
      await expectWhole(api);

      const restore = (ids: readonly number[]) =>
        api.post('/api/admin/trash/restore', { as: asAdmin, json: { ids: ids.map(String) } });
      api = await killDuring(() => restore(expected));
      await expectWhole(api);
      const gone = await trashed(api);
      if (gone.length > 0) expect((await restore(gone)).body).toEqual({ restored: gone.length });
      expect(inOrder(await listed(api))).toEqual(expected);
      await expectWhole(api);
    },
    HANGING_TEST_MS,
  );
});

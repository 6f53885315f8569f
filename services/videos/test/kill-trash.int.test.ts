import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiDriver, asAdmin } from '@selah/service-kit/testing/api-driver';
import { eventually, HANGING_TEST_MS } from '@selah/service-kit/testing/eventually';
import { trashListSchema } from '@selah/shared/contracts/videos/trash';
import type { Video } from '@selah/shared/contracts/videos/video';
import { TWO_SECONDS_MP4 } from './fixtures.ts';
import { createKillableVideos } from './killable-videos.ts';
import { listVideos, uploadAndSettle } from './videos-driver.ts';

const ROUNDS = 4;
const FILMS = 6;

describe('a service that is killed while videos go to the trash and come back', () => {
  let killable: Awaited<ReturnType<typeof createKillableVideos>>;
  beforeAll(async () => {
    killable = await createKillableVideos();
  });
  afterAll(() => killable.stop());

  const play = (api: ApiDriver, filename: string) => api.get(`/api/videos/file/${filename}`);
  const trash = async (api: ApiDriver) =>
    trashListSchema.parse((await api.get('/api/admin/trash', { as: asAdmin })).body);

  it(
    'Q26 loses none: each is in one place with its file, and what was acknowledged holds',
    async () => {
      let { api } = await killable.start();
      const films: Video[] = [];
      for (let place = 0; place < FILMS; place += 1) {
        films.push(await uploadAndSettle(api, { bytes: TWO_SECONDS_MP4 }));
      }
      for (let round = 0; round < ROUNDS; round += 1) {
        const here = (await listVideos(api)).map(({ id }) => id);
        const gone = (await trash(api)).map(({ id }) => id);
        const acknowledged = { removed: [] as number[], restored: [] as string[] };
        const calls = [
          ...here.map(async (id) => {
            const { status } = await api.delete(`/api/videos/${id}`, { as: asAdmin });
            if (status === 204) acknowledged.removed.push(id);
          }),
          ...gone.map(async (id) => {
            const answer = await api.post('/api/admin/trash/restore', { as: asAdmin, json: { ids: [id] } });
            if ((answer.body as { restored: number }).restored === 1) acknowledged.restored.push(id);
          }),
        ];
        await Promise.race(calls);
        await killable.kill();
        await Promise.allSettled(calls);

        ({ api } = await killable.start());
        const ids = (await listVideos(api)).map(({ id }) => id);
        const inTrash = (await trash(api)).map(({ id }) => id);
        expect([...ids.map(String), ...inTrash].sort()).toEqual(films.map(({ id }) => String(id)).sort());
        for (const id of acknowledged.removed) expect(inTrash).toContain(String(id));
        for (const id of acknowledged.restored) expect(ids).toContain(Number(id));
      }
      await eventually(async () => {
        const inTrash = new Set((await trash(api)).map(({ id }) => id));
        for (const { id, filename } of films) {
          const { status } = await play(api, filename);
          expect([id, status]).toEqual([id, inTrash.has(String(id)) ? 404 : 200]);
        }
        expect(await readdir(join(killable.directory, 'files'))).toHaveLength(films.length - inTrash.size);
      });
      const ids = (await trash(api)).map(({ id }) => id);
      if (ids.length > 0) await api.post('/api/admin/trash/restore', { as: asAdmin, json: { ids } });
      for (const { filename } of films) {
        expect((await play(api, filename)).status).toBe(200);
      }
    },
    HANGING_TEST_MS,
  );
});

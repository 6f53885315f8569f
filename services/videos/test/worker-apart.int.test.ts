import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createApiDriver, TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { endChild, freePort } from '@selah/service-kit/testing/engines/child-server';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { anyMongo, newDatabase } from '@selah/service-kit/testing/engines/mongo';
import { anyNats } from '@selah/service-kit/testing/engines/nats';
import { eventually, SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { VIDEOS_DATA } from '../src/adapters/mongo/migrations.ts';
import { TWO_SECONDS_MP4 } from './fixtures.ts';
import { findVideo, settled, upload } from './videos-driver.ts';

describeOn('playback and processing in processes of their own', anyNats, (nats) => {
  describeOn('with one database', anyMongo, (mongo) => {
    let uri: string;
    let folder: TemporaryFolder;
    const children: ChildProcess[] = [];

    /** Starts `main.ts` or `worker.ts` as an operator does, and resolves when it is ready. */
    async function run(program: 'main' | 'worker') {
      const port = await freePort();
      const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'src', `${program}.ts`)], {
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          PORT: String(port),
          MONGODB_URI: uri,
          NATS_URL: nats().url,
          INTERNAL_SECRET: TEST_INTERNAL_SECRET,
          VIDEOS_DIR: folder.path,
          LOG_LEVEL: 'fatal',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      children.push(child);
      const api = createApiDriver(`http://127.0.0.1:${port}`);
      await eventually(async () => expect((await api.get('/readyz')).status).toBe(200), SLOW_MACHINE_MS);
      return { child, api };
    }

    beforeAll(async () => {
      uri = await newDatabase(mongo(), VIDEOS_DATA);
      folder = await temporaryFolder();
    });
    afterAll(async () => {
      for (const child of children) await endChild(child);
      await folder.remove();
    });

    it('uploads wait for a worker, and a video can be played after the worker has stopped', async () => {
      const { api } = await run('main');
      const { id } = await upload(api, { bytes: TWO_SECONDS_MP4 });
      expect(await findVideo(api, id)).toMatchObject({ processing: 'pending' });
      expect((await api.get('/api/videos/random?language=pt')).status).toBe(404);

      const worker = await run('worker');
      expect((await worker.api.get('/api/videos')).status).toBe(404);
      expect(await settled(api, id)).toMatchObject({ processing: 'ready' });

      const draw = async () => (await api.get('/api/videos/random?language=pt')).body;
      await eventually(async () => expect(await draw()).toMatchObject({ id }));

      await endChild(worker.child);
      expect(await draw()).toMatchObject({ id });
      expect((await api.get('/readyz')).status).toBe(200);
    }, 60_000);
  });
});

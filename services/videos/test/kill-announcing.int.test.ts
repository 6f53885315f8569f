import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type RunningService, serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import { openEventBus } from '@selah/service-kit/messaging/open-event-bus';
import { createApiDriver, TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { anyMongo, newDatabase } from '@selah/service-kit/testing/engines/mongo';
import { eventually } from '@selah/service-kit/testing/eventually';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { openFolderMediaStore } from '../src/adapters/local-disk/folder-media-store.ts';
import { VIDEOS_DATA } from '../src/adapters/mongo/migrations.ts';
import { composeVideos } from '../src/compose.ts';
import { loadVideosConfig } from '../src/config.ts';
import { TWO_SECONDS_MP4 } from './fixtures.ts';
import { findVideo, upload } from './videos-driver.ts';

const WORKER = join(import.meta.dirname, 'worker-that-dies-announcing.ts');

describeOn('a worker that is killed before it announces that a video is ready', anyMongo, (mongo) => {
  let uri: string;
  let folder: TemporaryFolder;
  let eventBus: EventBus;
  let videos: RunningService;

  beforeAll(async () => {
    uri = await newDatabase(mongo(), VIDEOS_DATA);
    folder = await temporaryFolder();
    const logger = silentLogger();
    eventBus = await openEventBus({ logger });
    const config = loadVideosConfig({
      MONGODB_URI: uri,
      VIDEOS_DIR: folder.path,
      INTERNAL_SECRET: TEST_INTERNAL_SECRET,
    });
    const cloudMedia = await openFolderMediaStore({ folder: join(folder.path, 'cloud'), tier: 'firebase' });
    videos = await serve(composeVideos(config, { eventBus, cloudMedia, logger }), {
      host: '127.0.0.1',
      port: 0,
    });
  });
  afterAll(async () => {
    await videos.close();
    await eventBus.close();
    await folder.remove();
  });

  it('is announced by another process', async () => {
    const api = createApiDriver(videos.url);
    const { id } = await upload(api, { bytes: TWO_SECONDS_MP4 });
    const worker = spawn(process.execPath, [WORKER, uri, folder.path], { stdio: 'inherit' });
    const [, signal] = (await once(worker, 'exit')) as [number | null, NodeJS.Signals | null];
    expect(signal).toBe('SIGKILL');
    expect(await findVideo(api, id)).toMatchObject({ processing: 'ready' });
    await eventually(async () =>
      expect((await api.get('/api/videos/random?language=pt')).body).toMatchObject({ id }),
    );
  });
});

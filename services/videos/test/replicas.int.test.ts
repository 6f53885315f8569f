import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningService, serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import { openEventBus } from '@selah/service-kit/messaging/open-event-bus';
import { asAdmin, createApiDriver, TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { anyNats } from '@selah/service-kit/testing/engines/nats';
import { eventually } from '@selah/service-kit/testing/eventually';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { startTestDatabase, type TestDatabase } from '@selah/service-kit/testing/test-database';
import { openFolderMediaStore } from '../src/adapters/local-disk/folder-media-store.ts';
import { VIDEOS_DATA } from '../src/adapters/mongo/migrations.ts';
import { composeVideosWithWorker } from '../src/compose.ts';
import { loadVideosConfig } from '../src/config.ts';
import { TWO_SECONDS_MP4 } from './fixtures.ts';
import { settled, upload, uploadAndSettle } from './videos-driver.ts';

/** Two instances of the service with the same records and files, each with its own event bus client. */
function describeReplicas(openBus: () => Promise<EventBus>): void {
  let database: TestDatabase;
  let folder: TemporaryFolder;
  const buses: EventBus[] = [];
  const running: RunningService[] = [];

  async function startOne(): Promise<void> {
    const logger = silentLogger();
    const eventBus = await openBus();
    const config = loadVideosConfig({
      MONGODB_URI: database.uri,
      VIDEOS_DIR: folder.path,
      INTERNAL_SECRET: TEST_INTERNAL_SECRET,
      FFMPEG_PATH: '/nonexistent/ffmpeg',
    });
    const cloudMedia = await openFolderMediaStore({ folder: join(folder.path, 'cloud'), tier: 'firebase' });
    const service = composeVideosWithWorker(config, { eventBus, cloudMedia, logger });
    running.push(await serve(service, { host: '127.0.0.1', port: 0 }));
    if (!buses.includes(eventBus)) buses.push(eventBus);
  }

  beforeAll(async () => {
    database = await startTestDatabase(VIDEOS_DATA);
    folder = await temporaryFolder();
    await startOne();
    await startOne();
  });
  afterAll(async () => {
    for (const service of running) await service.close();
    for (const eventBus of buses) await eventBus.close();
    await database.stop();
    await folder.remove();
  });

  const apis = () => running.map(({ url }) => createApiDriver(url));

  it('share the work: every video becomes ready, whichever instance received it', async () => {
    const uploads = [0, 1, 0, 1, 0, 1].map((which) => {
      const api = apis()[which];
      if (!api) throw new Error('an instance is missing');
      return upload(api, { bytes: TWO_SECONDS_MP4 });
    });
    for (const { id } of await Promise.all(uploads)) {
      for (const api of apis()) expect(await settled(api, id)).toMatchObject({ processing: 'ready' });
    }
  });

  it('both draw the videos received by either, and none removed by either', async () => {
    const [one, other] = apis();
    if (!one || !other) throw new Error('an instance is missing');
    const video = await uploadAndSettle(one, { bytes: TWO_SECONDS_MP4, language: 'fr' });
    for (const api of [one, other]) {
      await eventually(async () =>
        expect((await api.get('/api/videos/random?language=fr')).body).toMatchObject({ id: video.id }),
      );
    }
    await other.delete(`/api/videos/${video.id}`, { as: asAdmin });
    for (const api of [one, other]) {
      // Events take a moment.
      await eventually(async () =>
        expect((await api.get('/api/videos/random?language=fr')).status).toBe(404),
      );
    }
  });
}

describe('two instances of this service in one process', () => {
  let bus: Promise<EventBus> | undefined;
  describeReplicas(() => {
    bus ??= openEventBus({ logger: silentLogger() });
    return bus;
  });
});

describeOn('two of this service over a broker', anyNats, (nats) => {
  describeReplicas(() => openEventBus({ natsUrl: nats().url, logger: silentLogger() }));
});

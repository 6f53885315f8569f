import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningService, serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import { openEventBus } from '@selah/service-kit/messaging/open-event-bus';
import {
  type ApiDriver,
  asAdmin,
  createApiDriver,
  TEST_INTERNAL_SECRET,
} from '@selah/service-kit/testing/api-driver';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { anyMongo, type MongoServer, newDatabase } from '@selah/service-kit/testing/engines/mongo';
import { anyNats } from '@selah/service-kit/testing/engines/nats';
import { eventually, SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { cloudJobSchema } from '@selah/shared/contracts/videos/cloud-job';
import { openFolderMediaStore } from '../src/adapters/local-disk/folder-media-store.ts';
import { VIDEOS_DATA } from '../src/adapters/mongo/migrations.ts';
import { composeVideosWithWorker } from '../src/compose.ts';
import { loadVideosConfig } from '../src/config.ts';
import type { MediaStore } from '../src/domain/media-store.ts';
import { TWO_SECONDS_MP4 } from './fixtures.ts';
import { listVideos, settled, upload, uploadAndSettle } from './videos-driver.ts';

/** The first film takes longer than the pause after which the other instance looks for work. */
const SLOW_FILM_MS = 4_000;

/** Two instances of the service with the same records and files, each with its own event bus client. */
function describeReplicas(mongo: () => MongoServer, openBus: () => Promise<EventBus>): void {
  let uri: string;
  let folder: TemporaryFolder;
  const buses: EventBus[] = [];
  const running: RunningService[] = [];
  const brought: string[] = [];
  let underWay = 0;
  let mostAtOnce = 0;

  async function startOne(): Promise<void> {
    const logger = silentLogger();
    const eventBus = await openBus();
    const config = loadVideosConfig({
      MONGODB_URI: uri,
      VIDEOS_DIR: folder.path,
      INTERNAL_SECRET: TEST_INTERNAL_SECRET,
      FFMPEG_PATH: '/nonexistent/ffmpeg',
    });
    const cloudMedia = await openCloud();
    const service = composeVideosWithWorker(config, { eventBus, cloudMedia, logger });
    running.push(await serve(service, { host: '127.0.0.1', port: 0 }));
    if (!buses.includes(eventBus)) buses.push(eventBus);
  }

  /** The cloud tier of one instance; it notes what is brought there. */
  async function openCloud(): Promise<MediaStore> {
    const cloud = await openFolderMediaStore({ folder: join(folder.path, 'cloud'), tier: 'firebase' });
    return {
      ...cloud,
      async put(name, path, options) {
        underWay += 1;
        mostAtOnce = Math.max(mostAtOnce, underWay);
        try {
          if (brought.length === 0) await pause(SLOW_FILM_MS);
          return await cloud.put(name, path, options);
        } finally {
          underWay -= 1;
          brought.push(name);
        }
      },
    };
  }

  beforeAll(async () => {
    uri = await newDatabase(mongo(), VIDEOS_DATA);
    folder = await temporaryFolder();
    await startOne();
    await startOne();
  });
  afterAll(async () => {
    for (const service of running) await service.close();
    for (const eventBus of buses) await eventBus.close();
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

  it('do one job of the cloud tier together, and bring each film once', async () => {
    const [one, other] = apis();
    if (!one || !other) throw new Error('an instance is missing');
    const before = (await listVideos(one)).length;
    for (const api of [one, other, one, other]) await uploadAndSettle(api, { bytes: TWO_SECONDS_MP4 });
    const films = (await listVideos(one)).map(({ filename }) => filename).sort();
    expect(films).toHaveLength(before + 4);

    // Both are asked at the same moment, several times.
    const starts = await Promise.all(
      [one, other, one, other].map((api) => api.post('/api/debug/upload-all-to-firebase', { as: asAdmin })),
    );
    expect(starts.map(({ status }) => status)).toEqual([202, 202, 202, 202]);

    const job = async (api: ApiDriver) =>
      cloudJobSchema.parse((await api.get('/api/debug/cloud-job', { as: asAdmin })).body);
    const expected = { state: 'finished', total: films.length, done: films.length, failed: [] };
    for (const api of [one, other]) {
      await eventually(async () => expect(await job(api)).toMatchObject(expected), SLOW_MACHINE_MS);
    }
    expect(brought.sort()).toEqual(films);
    expect(mostAtOnce).toBe(1);
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

describeOn('two instances of this service', anyMongo, (mongo) => {
  describe('in one process', () => {
    let bus: Promise<EventBus> | undefined;
    describeReplicas(mongo, () => {
      bus ??= openEventBus({ logger: silentLogger() });
      return bus;
    });
  });

  describeOn('over a broker', anyNats, (nats) => {
    describeReplicas(mongo, () => openEventBus({ natsUrl: nats().url, logger: silentLogger() }));
  });
});

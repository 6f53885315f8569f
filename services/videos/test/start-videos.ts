import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningService, serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { openEventBus } from '@selah/service-kit/messaging/open-event-bus';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { type ApiDriver, createApiDriver, TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { openFolderMediaStore } from '../src/adapters/local-disk/folder-media-store.ts';
import { composeVideosWithWorker, type VideosDeps } from '../src/compose.ts';
import { loadVideosConfig } from '../src/config.ts';
import type { MediaStore } from '../src/domain/media-store.ts';

export interface VideosUnderTest {
  readonly url: string;
  readonly api: ApiDriver;
  /** The media directory: incoming, files, posters, captions, trash, tmp. */
  readonly directory: string;
  readonly cloud: MediaStore;
  /** Stops the service and starts it again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Simulates a machine without ffmpeg. */
  readonly withoutFfmpeg?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly deps?: Partial<VideosDeps>;
}

/** The whole service over HTTP on a free port, with an empty database and a temporary folder. */
export async function startVideos({
  withoutFfmpeg = false,
  env = {},
  deps = {},
}: StartOptions = {}): Promise<VideosUnderTest> {
  const sqlite = openSqlite(':memory:');
  const directory = await mkdtemp(join(tmpdir(), 'selah-videos-'));
  const logger = silentLogger();
  const cloud = await openFolderMediaStore({ folder: join(directory, 'cloud'), tier: 'firebase' });
  const eventBus = await openEventBus({ logger });
  const config = loadVideosConfig({
    INTERNAL_SECRET: TEST_INTERNAL_SECRET,
    VIDEOS_DIR: directory,
    ...(withoutFfmpeg && { FFMPEG_PATH: '/nonexistent/ffmpeg' }),
    ...env,
  });
  const start = () =>
    serve(composeVideosWithWorker(config, { eventBus, cloudMedia: cloud, sqlite, logger, ...deps }), {
      host: '127.0.0.1',
      port: 0,
    });

  let running: RunningService = await start();
  return {
    get url() {
      return running.url;
    },
    get api() {
      return createApiDriver(running.url);
    },
    directory,
    cloud,
    async restart() {
      await running.close();
      running = await start();
    },
    async stop() {
      await running.close();
      await eventBus.close();
      sqlite.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

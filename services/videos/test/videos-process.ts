// The videos service as a process that a test can kill: node videos-process.ts <database file> <media directory> [clock offset in minutes]
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { serve } from '@selah/service-kit/lifecycle/serve';
import { createLogger } from '@selah/service-kit/logging/logger';
import { openEventBus } from '@selah/service-kit/messaging/open-event-bus';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { openCloudStore } from '../src/adapters/open-cloud-store.ts';
import { composeVideosWithWorker } from '../src/compose.ts';
import { loadVideosConfig } from '../src/config.ts';

const [database = '', directory = '', minutes = '0'] = process.argv.slice(2);
const logger = createLogger({ name: 'videos', level: 'fatal', to: 'stderr' });
const config = loadVideosConfig({
  VIDEOS_DIR: directory,
  INTERNAL_SECRET: TEST_INTERNAL_SECRET,
  FFMPEG_PATH: process.env.FFMPEG_PATH,
});
const service = composeVideosWithWorker(config, {
  eventBus: await openEventBus({ logger }),
  cloudMedia: await openCloudStore({ folder: join(directory, 'cloud'), logger }),
  sqlite: openSqlite(database, { timeoutMs: 2_000 }),
  logger,
  now: () => Date.now() + Number(minutes) * 60_000,
});
const { url } = await serve(service, { host: '127.0.0.1', port: 0 });
process.stdout.write(`${url}\n`);
// A killed process stores nothing of what it compiled, so that the next one would begin anew.
flushCompileCache();

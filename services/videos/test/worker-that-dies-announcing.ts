// The video worker, killed between a change of a record and its announcement: node worker-that-dies-announcing.ts <mongodb uri> <media directory>
import { join } from 'node:path';
import { serve } from '@selah/service-kit/lifecycle/serve';
import { createLogger } from '@selah/service-kit/logging/logger';
import { openEventBus } from '@selah/service-kit/messaging/open-event-bus';
import { TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { openCloudStore } from '../src/adapters/open-cloud-store.ts';
import { composeVideoWorker } from '../src/compose.ts';
import { loadVideosConfig } from '../src/config.ts';

const [uri = '', directory = ''] = process.argv.slice(2);
const logger = createLogger({ name: 'video-worker', level: 'fatal', to: 'stderr' });
const eventBus = await openEventBus({ logger });
const config = loadVideosConfig({
  MONGODB_URI: uri,
  VIDEOS_DIR: directory,
  INTERNAL_SECRET: TEST_INTERNAL_SECRET,
  FFMPEG_PATH: '/nonexistent/ffmpeg',
});
const worker = composeVideoWorker(config, {
  eventBus: {
    ...eventBus,
    publish: async () => {
      process.kill(process.pid, 'SIGKILL');
    },
  },
  cloudMedia: await openCloudStore({ folder: join(directory, 'cloud'), logger }),
  logger,
});
await serve(worker, { host: '127.0.0.1', port: 0 });

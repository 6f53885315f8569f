import { join } from 'node:path';
import { ConfigError } from '@selah/service-kit/config/load-config';
import { runProcess } from '@selah/service-kit/lifecycle/run-process';
import { serve } from '@selah/service-kit/lifecycle/serve';
import { createLogger } from '@selah/service-kit/logging/logger';
import { openEventBus } from '@selah/service-kit/messaging/open-event-bus';
import { openCloudStore } from './adapters/open-cloud-store.ts';
import { composeVideos } from './compose.ts';
import { loadVideosConfig } from './config.ts';

const logger = createLogger({ name: 'videos' });

/** An upload of hundreds of megabytes over a slow line takes its time. */
const UPLOAD_TIMEOUT_MS = 60 * 60_000;

await runProcess(logger, async () => {
  const config = loadVideosConfig(process.env);
  if (!config.natsUrl) throw new ConfigError('NATS_URL: is missing: a service of its own needs the broker');
  logger.level = config.logLevel;
  const eventBus = await openEventBus({ natsUrl: config.natsUrl, logger });
  const cloudMedia = await openCloudStore({
    s3: config.s3,
    folder: join(config.media.directory, 'cloud'),
    logger,
  });
  const service = composeVideos(config, { eventBus, cloudMedia, logger });
  const running = await serve(service, { ...config.http, requestTimeoutMs: UPLOAD_TIMEOUT_MS });
  logger.info({ url: running.url }, 'ready');
  return {
    close: async () => {
      await running.close();
      await eventBus.close();
    },
  };
});

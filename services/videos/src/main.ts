import { join } from 'node:path';
import { ConfigError } from '@selah/shared/service/config/load-config';
import { runProcess } from '@selah/shared/service/lifecycle/run-process';
import { serve } from '@selah/shared/service/lifecycle/serve';
import { createLogger } from '@selah/shared/service/logging/logger';
import { openCloudStore } from '@selah/shared/service/media/open-cloud-store';
import { openEventBus } from '@selah/shared/service/messaging/open-event-bus';
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

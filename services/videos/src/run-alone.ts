import { join } from 'node:path';
import { ConfigError, type Environment } from '@selah/service-kit/config/load-config';
import { runProcess } from '@selah/service-kit/lifecycle/run-process';
import { type ListenOptions, STREAMING_REPLICA_DRAIN, serve } from '@selah/service-kit/lifecycle/serve';
import type { Service } from '@selah/service-kit/lifecycle/service';
import { createLogger } from '@selah/service-kit/logging/logger';
import { openEventBus } from '@selah/service-kit/messaging/open-event-bus';
import { openTelemetry } from '@selah/service-kit/telemetry/open-telemetry';
import { openCloudStore } from './adapters/open-cloud-store.ts';
import type { VideosDeps } from './compose.ts';
import { loadVideosConfig, type VideosConfig } from './config.ts';

/** Runs one half of the service in its own process: with the message broker, and the configured cloud tier. */
export async function runAlone(
  name: string,
  compose: (config: VideosConfig, deps: VideosDeps) => Service,
  { env, listen = {} }: { readonly env: Environment; readonly listen?: Partial<ListenOptions> },
): Promise<void> {
  const logger = createLogger({ name });
  await runProcess(logger, async () => {
    const config = loadVideosConfig(env);
    if (!config.events.natsUrl)
      throw new ConfigError('NATS_URL: is missing: a service of its own needs the broker');
    logger.level = config.log.level;
    const eventBus = await openEventBus({ natsUrl: config.events.natsUrl, logger });
    const cloudMedia = await openCloudStore({
      s3: config.s3,
      folder: join(config.media.directory, 'cloud'),
      logger,
    });
    const service = compose(config, { eventBus, cloudMedia, logger });
    const telemetry = await openTelemetry(config, { name, gauges: service.gauges, logger });
    const running = await serve(service, {
      ...config.http,
      drain: STREAMING_REPLICA_DRAIN,
      ...listen,
    });
    logger.info({ url: running.url }, 'ready');
    return {
      close: async () => {
        await running.close();
        await eventBus.close();
        await telemetry.close();
      },
    };
  });
}

import { ConfigError } from '@selah/service-kit/config/load-config';
import { runProcess } from '@selah/service-kit/lifecycle/run-process';
import { REPLICA_DRAIN, serve } from '@selah/service-kit/lifecycle/serve';
import { createLogger } from '@selah/service-kit/logging/logger';
import { openEventBus } from '@selah/service-kit/messaging/open-event-bus';
import { openTelemetry } from '@selah/service-kit/telemetry/open-telemetry';
import { composeStats } from './compose.ts';
import { loadStatsConfig } from './config.ts';

const logger = createLogger({ name: 'stats' });

await runProcess(logger, async () => {
  const config = loadStatsConfig(process.env);
  if (!config.events.natsUrl)
    throw new ConfigError('NATS_URL: is missing: a separate stats process needs the broker');
  logger.level = config.log.level;
  const eventBus = await openEventBus({ natsUrl: config.events.natsUrl, logger });
  const service = composeStats(config, { eventBus, logger });
  const telemetry = await openTelemetry(config, { name: 'stats', gauges: service.gauges, logger });
  const running = await serve(service, {
    ...config.http,
    drain: REPLICA_DRAIN,
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

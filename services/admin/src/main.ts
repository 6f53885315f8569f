import { openCache } from '@selah/service-kit/cache/open-cache';
import { ConfigError } from '@selah/service-kit/config/load-config';
import { runProcess } from '@selah/service-kit/lifecycle/run-process';
import { REPLICA_DRAIN, serve } from '@selah/service-kit/lifecycle/serve';
import { createLogger } from '@selah/service-kit/logging/logger';
import { openEventBus } from '@selah/service-kit/messaging/open-event-bus';
import { createSessionStore } from '@selah/service-kit/sessions/cache-session-store';
import { openTelemetry } from '@selah/service-kit/telemetry/open-telemetry';
import { composeAdmin } from './compose.ts';
import { loadAdminConfig } from './config.ts';

const logger = createLogger({ name: 'admin' });

await runProcess(logger, async () => {
  const config = loadAdminConfig(process.env);
  if (!config.events.natsUrl)
    throw new ConfigError('NATS_URL: is missing: a separate admin process needs the broker');
  if (!config.cache.redisUrl)
    throw new ConfigError('REDIS_URL: is missing: a separate admin process needs the cache');
  logger.level = config.log.level;
  const eventBus = await openEventBus({ natsUrl: config.events.natsUrl, logger });
  const cache = await openCache({ redisUrl: config.cache.redisUrl, logger });
  const sessions = createSessionStore({ cache });
  const service = composeAdmin(config, { eventBus, cache, sessions, logger });
  const telemetry = await openTelemetry(config, { name: 'admin', gauges: service.gauges, logger });
  const running = await serve(service, {
    ...config.http,
    drain: REPLICA_DRAIN,
  });
  logger.info({ url: running.url }, 'ready');
  return {
    async close() {
      await running.close();
      await eventBus.close();
      await cache.close();
      await telemetry.close();
    },
  };
});

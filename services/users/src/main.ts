import { openCache } from '@selah/shared/service/cache/open-cache';
import { ConfigError } from '@selah/shared/service/config/load-config';
import { runProcess } from '@selah/shared/service/lifecycle/run-process';
import { serve } from '@selah/shared/service/lifecycle/serve';
import { createLogger } from '@selah/shared/service/logging/logger';
import { openEventBus } from '@selah/shared/service/messaging/open-event-bus';
import { createSessionStore } from '@selah/shared/service/sessions/cache-session-store';
import { composeUsers } from './compose.ts';
import { loadUsersConfig } from './config.ts';

const logger = createLogger({ name: 'users' });

await runProcess(logger, async () => {
  const config = loadUsersConfig(process.env);
  if (!config.natsUrl) throw new ConfigError('NATS_URL: is missing: a service of its own needs the broker');
  if (!config.redisUrl) throw new ConfigError('REDIS_URL: is missing: a service of its own needs the cache');
  logger.level = config.logLevel;
  const eventBus = await openEventBus({ natsUrl: config.natsUrl, logger });
  const cache = await openCache({ redisUrl: config.redisUrl, logger });
  const sessions = createSessionStore({ cache });
  const running = await serve(composeUsers(config, { eventBus, cache, sessions, logger }), config.http);
  logger.info({ url: running.url }, 'ready');
  return {
    async close() {
      await running.close();
      await eventBus.close();
      await cache.close();
    },
  };
});

import { openCache } from '@selah/shared/service/cache/open-cache';
import { runProcess } from '@selah/shared/service/lifecycle/run-process';
import { serve } from '@selah/shared/service/lifecycle/serve';
import { createLogger } from '@selah/shared/service/logging/logger';
import { openEventBus } from '@selah/shared/service/messaging/open-event-bus';
import { createSessionStore } from '@selah/shared/service/sessions/cache-session-store';
import { composeAdmin } from './compose.ts';
import { loadAdminConfig } from './config.ts';

const logger = createLogger({ name: 'admin', level: process.env.LOG_LEVEL ?? 'info' });

await runProcess(logger, async () => {
  const config = loadAdminConfig(process.env);
  const eventBus = await openEventBus({ natsUrl: config.natsUrl, logger });
  const cache = await openCache({ redisUrl: config.redisUrl, logger });
  const sessions = createSessionStore({ cache });
  const running = await serve(composeAdmin(config, { eventBus, cache, sessions, logger }), config.http);
  return {
    async close() {
      await running.close();
      await eventBus.close();
      await cache.close();
    },
  };
});

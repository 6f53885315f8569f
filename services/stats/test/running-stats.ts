import { serve } from '@selah/shared/service/lifecycle/serve';
import { silentLogger } from '@selah/shared/service/logging/logger';
import type { EventBus } from '@selah/shared/service/messaging/event-bus';
import { createInProcessEventBus } from '@selah/shared/service/messaging/in-process-event-bus';
import { type ApiDriver, createApiDriver, TEST_INTERNAL_SECRET } from '@selah/shared/testing/api-driver';
import { startTestDatabase } from '@selah/shared/testing/test-database';
import { composeStats } from '../src/compose.ts';
import { loadStatsConfig } from '../src/config.ts';

export interface RunningStats {
  readonly api: ApiDriver;
  readonly url: string;
  readonly eventBus: EventBus;
  stop(): Promise<void>;
}

/** The whole service over HTTP, on an empty database and a bus of its own. */
export async function startStats({ now }: { readonly now?: () => number } = {}): Promise<RunningStats> {
  const database = await startTestDatabase();
  const logger = silentLogger();
  const eventBus = createInProcessEventBus({ logger, ...(now && { clock: now }) });
  const config = loadStatsConfig({ MONGODB_URI: database.uri, INTERNAL_SECRET: TEST_INTERNAL_SECRET });
  const service = composeStats(config, { eventBus, logger, ...(now && { now }) });
  const running = await serve(service, { host: '127.0.0.1', port: 0 });
  return {
    api: createApiDriver(running.url),
    url: running.url,
    eventBus,
    stop: async () => {
      await running.close();
      await eventBus.close();
      await database.stop();
    },
  };
}

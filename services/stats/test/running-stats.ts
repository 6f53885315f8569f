import type { Clock } from '@selah/service-kit/clock';
import { serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import { createInProcessEventBus } from '@selah/service-kit/messaging/in-process/in-process-event-bus';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { type ApiDriver, createApiDriver, TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { composeStats } from '../src/compose.ts';
import { loadStatsConfig } from '../src/config.ts';

export interface RunningStats {
  readonly api: ApiDriver;
  readonly eventBus: EventBus;
  stop(): Promise<void>;
}

interface Circumstances {
  readonly now?: Clock;
  /** The site's time zone; UTC by default. */
  readonly timeZone?: string;
  /** The database; in memory by default. */
  readonly databaseFile?: string;
  /** MongoDB in its place, after the migrations. */
  readonly mongoUri?: string;
}

/** The whole service over HTTP, with its own bus. */
export async function startStats({
  now,
  databaseFile = ':memory:',
  mongoUri,
  timeZone = 'UTC',
}: Circumstances = {}): Promise<RunningStats> {
  const sqlite = mongoUri ? undefined : openSqlite(databaseFile);
  const logger = silentLogger();
  const eventBus = createInProcessEventBus({
    logger,
    sqlite,
    retryDelay: () => 1,
    ...(now && { now }),
  });
  const config = loadStatsConfig({
    MONGODB_URI: mongoUri,
    INTERNAL_SECRET: TEST_INTERNAL_SECRET,
    SITE_TIME_ZONE: timeZone,
  });
  const service = composeStats(config, { eventBus, sqlite, logger, ...(now && { now }) });
  const running = await serve(service, { host: '127.0.0.1', port: 0 });
  return {
    eventBus,
    api: createApiDriver(running.url, TEST_INTERNAL_SECRET, now),
    stop: async () => {
      await running.close();
      await eventBus.close();
      sqlite?.close();
    },
  };
}

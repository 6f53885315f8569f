import type { Cache } from '@selah/service-kit/cache/cache';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import type { Clock } from '@selah/service-kit/clock';
import type { Environment } from '@selah/service-kit/config/load-config';
import { serve } from '@selah/service-kit/lifecycle/serve';
import { type Logger, silentLogger } from '@selah/service-kit/logging/logger';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import { createInProcessEventBus } from '@selah/service-kit/messaging/in-process/in-process-event-bus';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { type ApiDriver, createApiDriver, TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { composeMessages } from '../src/compose.ts';
import { loadMessagesConfig } from '../src/config.ts';

export interface RunningMessages {
  readonly api: ApiDriver;
  readonly eventBus: EventBus;
  stop(): Promise<void>;
}

export interface Circumstances {
  readonly env?: Environment;
  /** Milliseconds for one attempt at the provider. */
  readonly attemptTimeoutMs?: number;
  readonly now?: Clock;
  readonly logger?: Logger;
  readonly cache?: Cache;
  /** The file of the test's own database; without it the service gets an empty one in memory. */
  readonly databaseFile?: string;
}

/** The whole service over HTTP, with an empty database and its own event bus. */
export async function startMessages(circumstances: Circumstances = {}): Promise<RunningMessages> {
  const { env, attemptTimeoutMs, now, logger = silentLogger() } = circumstances;
  const sqlite = openSqlite(circumstances.databaseFile ?? ':memory:');
  const eventBus = createInProcessEventBus({ logger, retryDelay: () => 1 });
  const cache = circumstances.cache ?? createMemoryCache({ logger });
  const config = loadMessagesConfig({
    INTERNAL_SECRET: TEST_INTERNAL_SECRET,
    ...env,
  });
  const provider = config.ai.provider && {
    ...config.ai.provider,
    ...(attemptTimeoutMs && { attemptTimeoutMs }),
  };
  const service = composeMessages(
    { ...config, ai: { ...config.ai, provider } },
    { eventBus, cache, sqlite, logger, ...(now && { now }) },
  );
  const running = await serve(service, { host: '127.0.0.1', port: 0 });
  return {
    api: createApiDriver(running.url, TEST_INTERNAL_SECRET, now),
    eventBus,
    stop: async () => {
      await running.close();
      await eventBus.close();
      await cache.close();
      sqlite.close();
    },
  };
}

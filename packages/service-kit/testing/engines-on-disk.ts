import { join } from 'node:path';
import { createMemoryCache } from '../src/cache/memory-cache.ts';
import { silentLogger } from '../src/logging/logger.ts';
import { openEventBus } from '../src/messaging/open-event-bus.ts';
import { createSessionStore } from '../src/sessions/cache-session-store.ts';
import { openSqlite } from '../src/sqlite/open-sqlite.ts';

/** The engines of one process with their file in a folder; for tests of a full disk. */
export async function startEnginesOnDisk(folder: string) {
  const logger = silentLogger();
  const sqlite = openSqlite(join(folder, 'selah.sqlite'));
  const cache = createMemoryCache({ logger, sqlite });
  const eventBus = await openEventBus({ logger, sqlite });
  return {
    deps: { logger, cache, eventBus, sqlite, sessions: createSessionStore({ cache }) },
    async stop(): Promise<void> {
      await eventBus.close();
      await cache.close();
      sqlite.close();
    },
  };
}

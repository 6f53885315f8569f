import { join } from 'node:path';
import { startEmbeddedMongo } from '@selah/embedded-mongo';
import { createMemoryCache } from '../src/cache/memory-cache.ts';
import { silentLogger } from '../src/logging/logger.ts';
import { openEventBus } from '../src/messaging/open-event-bus.ts';
import { migrateDatabase } from '../src/mongo/migrations/migrate-database.ts';
import type { ServiceData } from '../src/mongo/migrations/service-data.ts';
import { createSessionStore } from '../src/sessions/cache-session-store.ts';

/** The embedded engines with their files in one folder, after the migrations of `data`; for tests of a full disk. */
export async function startEnginesOnDisk(folder: string, data: ServiceData) {
  const logger = silentLogger();
  const mongo = await startEmbeddedMongo({ file: join(folder, 'database.sqlite') });
  const cache = createMemoryCache({ logger, file: join(folder, 'sessions.sqlite') });
  const eventBus = await openEventBus({ logger, journalFile: join(folder, 'events.sqlite') });
  await migrateDatabase(mongo.uriFor('selah'), [data]);
  return {
    mongoUri: mongo.uriFor('selah'),
    deps: { logger, cache, eventBus, sessions: createSessionStore({ cache }) },
    async stop(): Promise<void> {
      await eventBus.close();
      await cache.close();
      await mongo.stop();
    },
  };
}

// The stats service as a process that tests can kill: node stats-process.ts <database file or mongodb uri> [nats url]
import { flushCompileCache } from 'node:module';
import { serve } from '@selah/service-kit/lifecycle/serve';
import { createLogger } from '@selah/service-kit/logging/logger';
import { openEventBus } from '@selah/service-kit/messaging/open-event-bus';
import { migrateDatabase } from '@selah/service-kit/mongo/migrations/migrate-database';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { STATS_DATA } from '../../src/adapters/mongo/migrations.ts';
import { composeStats } from '../../src/compose.ts';
import { loadStatsConfig } from '../../src/config.ts';

const [database = '', natsUrl] = process.argv.slice(2);
const logger = createLogger({ name: 'stats', level: 'error', to: 'stderr' });
const isShared = database.startsWith('mongodb://');
const sqlite = isShared ? undefined : openSqlite(database, { timeoutMs: 2_000 });
const eventBus = await openEventBus({ natsUrl, sqlite, logger });
const config = loadStatsConfig({
  MONGODB_URI: isShared ? database : undefined,
  INTERNAL_SECRET: TEST_INTERNAL_SECRET,
});
if (isShared) await migrateDatabase(database, [STATS_DATA]);
const { url } = await serve(composeStats(config, { eventBus, sqlite, logger }), {
  host: '127.0.0.1',
  port: 0,
});
process.stdout.write(`${url}\n`);
// A killed process stores nothing of what it compiled, so that the next one would begin anew.
flushCompileCache();

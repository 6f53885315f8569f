// The stats service as a process that tests can kill: node stats-process.ts <database file or mongodb uri> [nats url]
import { flushCompileCache } from 'node:module';
import { startEmbeddedMongo } from '@selah/embedded-mongo';
import { serve } from '@selah/service-kit/lifecycle/serve';
import { createLogger } from '@selah/service-kit/logging/logger';
import { openEventBus } from '@selah/service-kit/messaging/open-event-bus';
import { migrateDatabase } from '@selah/service-kit/mongo/migrations/migrate-database';
import { TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { STATS_DATA } from '../../src/adapters/mongo/migrations.ts';
import { composeStats } from '../../src/compose.ts';
import { loadStatsConfig } from '../../src/config.ts';

const [database = '', natsUrl] = process.argv.slice(2);
const logger = createLogger({ name: 'stats', level: 'error', to: 'stderr' });
const isShared = database.startsWith('mongodb://');
const uri = isShared ? database : (await startEmbeddedMongo({ file: database })).uriFor('stats');
const journalFile = isShared ? undefined : `${database}.events`;
const eventBus = await openEventBus({ natsUrl, journalFile, logger });
const config = loadStatsConfig({ MONGODB_URI: uri, INTERNAL_SECRET: TEST_INTERNAL_SECRET });
await migrateDatabase(uri, [STATS_DATA], isShared ? {} : { abandonedAfterMs: 0 });
const { url } = await serve(composeStats(config, { eventBus, logger }), { host: '127.0.0.1', port: 0 });
process.stdout.write(`${url}\n`);
// A killed process stores nothing of what it compiled, so that the next one would begin anew.
flushCompileCache();

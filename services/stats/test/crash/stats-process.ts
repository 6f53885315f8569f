// The stats service with its own database file, as a process that tests can kill: node stats-process.ts <file>
// [nats url]
import { startEmbeddedMongo } from '@selah/embedded-mongo';
import { serve } from '@selah/service-kit/lifecycle/serve';
import { createLogger } from '@selah/service-kit/logging/logger';
import { openEventBus } from '@selah/service-kit/messaging/open-event-bus';
import { migrateDatabase } from '@selah/service-kit/mongo/migrations/migrate-database';
import { TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { STATS_DATA } from '../../src/adapters/mongo/migrations.ts';
import { composeStats } from '../../src/compose.ts';
import { loadStatsConfig } from '../../src/config.ts';

const [file = '', natsUrl] = process.argv.slice(2);
const logger = createLogger({ name: 'stats', level: 'error', to: 'stderr' });
const mongo = await startEmbeddedMongo({ file });
const eventBus = await openEventBus({ natsUrl, logger });
const config = loadStatsConfig({ MONGODB_URI: mongo.uriFor('stats'), INTERNAL_SECRET: TEST_INTERNAL_SECRET });
await migrateDatabase(config.database.uri, [STATS_DATA], { abandonedAfterMs: 0 });
const { url } = await serve(composeStats(config, { eventBus, logger }), { host: '127.0.0.1', port: 0 });
process.stdout.write(`${url}\n`);

import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { createTables } from '@selah/service-kit/sqlite/service-tables';
import { usageStoreContract } from '../../../test/contracts/usage-store.contract.ts';
import { createSqliteUsageStore } from './sqlite-usage-store.ts';
import { STATS_TABLES } from './tables.ts';

let db: DatabaseSync;

usageStoreContract('in SQLite', {
  empty: async (lastUpdated) => {
    db = openSqlite(':memory:');
    createTables(db, STATS_TABLES);
    db.prepare('UPDATE access_stats SET last_updated = ?').run(lastUpdated);
    return createSqliteUsageStore(db);
  },
  release: async () => db.close(),
});

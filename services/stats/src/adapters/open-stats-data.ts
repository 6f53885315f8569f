import { createMongoDatabase } from '@selah/service-kit/database/mongo-database';
import type { DataPlace, ServiceDatabase } from '@selah/service-kit/database/service-database';
import { createSqliteDatabase } from '@selah/service-kit/database/sqlite-database';
import { createMongoConnection } from '@selah/service-kit/mongo/open-mongo';
import type { UsageStore } from '../domain/ports.ts';
import { STATS_DATA } from './mongo/migrations.ts';
import { createMongoUsageStore } from './mongo/mongo-usage-store.ts';
import { createSqliteUsageStore } from './sqlite/sqlite-usage-store.ts';
import { STATS_TABLES } from './sqlite/tables.ts';

/** All that the stats service stores. */
export interface StatsData extends ServiceDatabase {
  readonly store: UsageStore;
}

/** The data of the stats service, in SQLite or in MongoDB as the process provides; `start` opens them. */
export function openStatsData(place: DataPlace): StatsData {
  if ('sqlite' in place) {
    const { sqlite } = place;
    return { ...createSqliteDatabase(sqlite, STATS_TABLES), store: createSqliteUsageStore(sqlite) };
  }
  const connection = createMongoConnection();
  return { ...createMongoDatabase(connection, STATS_DATA, place), store: createMongoUsageStore(connection) };
}

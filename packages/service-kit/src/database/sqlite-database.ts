import type { DatabaseSync } from 'node:sqlite';
import { createTables, type ServiceTables } from '../sqlite/service-tables.ts';
import type { ServiceDatabase } from './service-database.ts';
import { createSqliteOutbox } from './sqlite-outbox.ts';

/** The tables of one service in the file of a product that runs in one process, which its creator closes. */
export function createSqliteDatabase(db: DatabaseSync, tables: ServiceTables): ServiceDatabase {
  return {
    outbox: createSqliteOutbox(db, tables.service),
    async start() {
      createTables(db, tables);
    },
    async check() {
      db.prepare('SELECT 1').get();
    },
    async stop() {},
  };
}

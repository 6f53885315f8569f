import type { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config/load-config.ts';
import { inTransaction } from './statements.ts';

/** One step of a service's tables from a version to the next. It never changes once it is released. */
export interface TableMigration {
  readonly sql: string;
  /** Programs of earlier versions must not work with the result, which they would misread. */
  readonly excludesEarlierPrograms?: true;
}

/** The tables of one service. Their version is the number of migrations that were run. */
export interface ServiceTables {
  readonly service: string;
  readonly migrations: readonly TableMigration[];
}

/** The versions of all services' tables, and what administrators did, on its way to the service that lists it. */
const COMMON = `
CREATE TABLE IF NOT EXISTS data_versions (
  service TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  oldest_program INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS audit_outbox (
  place INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  service TEXT NOT NULL,
  entry TEXT NOT NULL
) STRICT`;

/**
 * Runs the migrations that the tables of a service lack, each in a transaction of its own.
 * @throws ConfigError for tables that a later release has changed so that this one would misread them
 */
export function createTables(db: DatabaseSync, { service, migrations }: ServiceTables): void {
  db.exec(COMMON);
  const stored = db
    .prepare('SELECT version, oldest_program FROM data_versions WHERE service = ?')
    .get(service);
  const from = Number(stored?.version ?? 0);
  let oldestProgram = Number(stored?.oldest_program ?? 0);
  if (oldestProgram > migrations.length) {
    throw new ConfigError(
      `The data of ${service} are newer than this program: they have version ${from}, and this release of Selah reads them ` +
        `up to version ${migrations.length}. Start the newer release again, or restore a backup from before the update.`,
    );
  }
  const raise = db.prepare(
    'INSERT OR REPLACE INTO data_versions (service, version, oldest_program) VALUES (?, ?, ?)',
  );
  for (const [index, { sql, excludesEarlierPrograms }] of migrations.entries()) {
    if (index < from) continue;
    if (excludesEarlierPrograms) oldestProgram = index + 1;
    inTransaction(db, () => {
      db.exec(sql);
      raise.run(service, index + 1, oldestProgram);
    });
  }
}

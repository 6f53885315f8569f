import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '@selah/service-kit/config/load-config';
import { KERNEL_CLOSES_MS, openSqlite } from '@selah/service-kit/sqlite/open-sqlite';

/** Of the file as a whole; the tables of each service have versions of their own. */
const FORMAT = 1;

/**
 * Opens the file with the tables of all services.
 * @throws ConfigError for a file of another kind
 */
export function openDatabase(file: string): DatabaseSync {
  const db = openSqlite(file, { format: FORMAT, timeoutMs: KERNEL_CLOSES_MS });
  const { user_version: format } = db.prepare('PRAGMA user_version').get() ?? {};
  if (format === FORMAT) return db;
  if (db.prepare('SELECT 1 FROM sqlite_master').get()) {
    db.close();
    throw new ConfigError(
      `The data in ${dirname(file)} are of a Selah before its first release, which this one cannot read: set SELAH_DATA_DIR to ` +
        'another folder, or move them away.',
    );
  }
  db.exec(`PRAGMA user_version = ${FORMAT}`);
  return db;
}

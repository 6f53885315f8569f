import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '@selah/service-kit/config/load-config';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';

/** Of the file as a whole; the tables of each service have versions of their own. */
const FORMAT = 1;

/** After a kill the kernel may need a moment to close the process's files. Milliseconds. */
const LOCK_TIMEOUT_MS = 2_000;

/**
 * Opens the file with the tables of all services.
 * @throws ConfigError for a file of another kind
 */
export function openDatabase(file: string): DatabaseSync {
  const db = openSqlite(file, { format: FORMAT, timeoutMs: LOCK_TIMEOUT_MS });
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

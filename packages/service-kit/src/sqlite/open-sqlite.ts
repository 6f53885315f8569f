import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config/load-config.ts';

/** Another process uses the file. The kernel releases the lock when that process ends. */
export class FileInUseError extends Error {
  override readonly name = 'FileInUseError';
}

/** How long the kernel may need to close the files of a killed process, whose successor waits for it. Milliseconds. */
export const KERNEL_CLOSES_MS = 2_000;

export interface OpenSqliteOptions {
  readonly timeoutMs?: number;
  readonly format?: number;
}

/**
 * Opens the database file of one process, created if missing. With the write-ahead log a commit is one flush, and a kill leaves
 * either the last commit or the one before. A commit is on disk when it returns (`synchronous=FULL`), so that an ended session does not
 * reappear after a power cut.
 *
 * `format` is raised by a release that changes tables so that earlier ones would misread them; it is stored in the file
 * (`user_version`), by whoever creates the tables.
 * @throws FileInUseError when another process uses the file for longer than `timeoutMs`
 * @throws ConfigError for a file of a later format
 */
export function openSqlite(file: string, options: OpenSqliteOptions = {}): DatabaseSync {
  const { timeoutMs = 0, format = 0 } = options;
  const db = new DatabaseSync(file, { timeout: timeoutMs });
  try {
    db.exec('PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;');
    // Takes the lock now, so that a second process fails at its start.
    db.exec('BEGIN IMMEDIATE; COMMIT;');
    assertNotNewer(db, file, format);
    return db;
  } catch (error) {
    db.close();
    if (!isLocked(error)) throw error;
    throw new FileInUseError(`${file} is in use by another process`, { cause: error });
  }
}

function assertNotNewer(db: DatabaseSync, file: string, format: number): void {
  const found = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (found <= format) return;
  throw new ConfigError(
    `The file ${file} is newer than this program: it has format ${found}, and this release of Selah reads up to ${format}. ` +
      'Start the newer release again, or restore a backup from before the update.',
  );
}

const SQLITE_BUSY = 5;

function isLocked(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === SQLITE_BUSY;
}

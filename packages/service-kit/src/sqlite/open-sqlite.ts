import { DatabaseSync } from 'node:sqlite';

/** Another process uses the file. The kernel releases the lock when that process ends. */
export class FileInUseError extends Error {
  override readonly name = 'FileInUseError';
}

/**
 * Opens the database file of one process, created if missing. A commit is on disk when it returns
 * (`synchronous=FULL`), so that an ended session does not reappear after a power cut. With the write-ahead log a
 * commit is one fsync, and a kill leaves either the last commit or the one before.
 * @throws FileInUseError when another process uses the file for longer than `timeoutMs`
 */
export function openSqlite(file: string, { timeoutMs = 0 } = {}): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: timeoutMs });
  try {
    db.exec('PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;');
    // Takes the lock now, so that a second process fails at its start.
    db.exec('BEGIN IMMEDIATE; COMMIT;');
    return db;
  } catch (error) {
    db.close();
    if (!isLocked(error)) throw error;
    throw new FileInUseError(`${file} is in use by another process`, { cause: error });
  }
}

const SQLITE_BUSY = 5;

function isLocked(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === SQLITE_BUSY;
}

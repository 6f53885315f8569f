import { DatabaseSync } from 'node:sqlite';

/**
 * Opens a small database file of one process's own, made when it is missing. A commit is on the disk when it returns
 * (`synchronous=FULL`): a session that was ended must not come back with the power. The write-ahead log makes that one
 * fsync per commit, and a kill at any moment leaves the last commit or the one before.
 * @throws Error in one sentence when another process holds the file.
 */
export function openSqlite(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;');
    // Takes the lock now, so that a second process learns it at its start and not in the middle of its work.
    db.exec('BEGIN IMMEDIATE; COMMIT;');
    return db;
  } catch (error) {
    db.close();
    if (!isLocked(error)) throw error;
    throw new Error(`${file} is in use by another process`, { cause: error });
  }
}

const SQLITE_BUSY = 5;

function isLocked(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === SQLITE_BUSY;
}

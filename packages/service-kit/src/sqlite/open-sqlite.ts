import { DatabaseSync } from 'node:sqlite';

/** Another process holds the file. The kernel drops that lock with its owner, however it ended. */
export class FileInUseError extends Error {
  override readonly name = 'FileInUseError';
}

/**
 * Opens a small database file of one process's own, made when it is missing. A commit is on the disk when it returns
 * (`synchronous=FULL`): a session that was ended must not come back with the power. The write-ahead log makes that one
 * fsync per commit, and a kill at any moment leaves the last commit or the one before.
 * @throws FileInUseError when another process holds the file for longer than `patienceMs`
 */
export function openSqlite(file: string, { patienceMs = 0 } = {}): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: patienceMs });
  try {
    db.exec('PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;');
    // Takes the lock now, so that a second process learns it at its start and not in the middle of its work.
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

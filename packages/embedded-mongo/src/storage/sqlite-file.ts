import { closeSync, existsSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const MEMORY = ':memory:';

/** An open database file, with a way to flush all commits to disk. */
export type SqliteFile = {
  sqlite: DatabaseSync;
  /** Resolves when all commits made before the call are on disk. */
  sync(): Promise<void>;
  close(): void;
};

/**
 * Opens or creates the database. In WAL mode a commit only appends to the log; with `synchronous=NORMAL` SQLite
 * does not flush the log, which is done here, off the main thread, so that waiting for the disk does not block.
 * Checkpoints flush before they overwrite anything.
 * @throws when another process has the file open, or it cannot be written
 */
export function openSqliteFile(path: string): SqliteFile {
  let sqlite: DatabaseSync | undefined;
  try {
    sqlite = new DatabaseSync(path);
    sqlite.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    sqlite.exec(
      'PRAGMA cache_size = -8192; PRAGMA temp_store = MEMORY; PRAGMA journal_size_limit = 67108864;',
    );
    // A start writes nothing where the tables are there: on a full disk there is no room for it.
    if (formatOf(sqlite) !== FORMAT) sqlite.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT;`);
  } catch (error) {
    sqlite?.close();
    throw new Error(`Cannot use ${path} as a database: ${reasonOf(error)}`, { cause: error });
  }
  if (path === MEMORY) return { sqlite, sync: async () => {}, close: () => sqlite.close() };
  return withLogSync(sqlite, resolve(path));
}

function withLogSync(sqlite: DatabaseSync, path: string): SqliteFile {
  syncFolder(dirname(path));
  const log = openSync(existsSync(`${path}-wal`) ? `${path}-wal` : path, 'r+');
  return {
    sqlite,
    sync: () => new Promise((done, fail) => fdatasync(log, (error) => (error ? fail(error) : done()))),
    close: () => {
      closeSync(log);
      sqlite.close();
    },
  };
}

/**
 * The format of the file; 0 for a new one.
 * @throws for one of a later release, which may use the same tables differently
 */
function formatOf(sqlite: DatabaseSync): number {
  const found = Number(sqlite.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  if (found > FORMAT)
    throw new Error(`it was written by a newer release (format ${found}, this one knows ${FORMAT})`);
  return found;
}

/** A new file survives a power cut only when its folder is flushed too. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return /locked|busy/i.test(error.message) ? 'another process has it open' : error.message;
}

/** Increase it when the meaning of the tables changes. */
const FORMAT = 1;

/** Each collection and each index has a table, created with it. */
const SCHEMA = `
  PRAGMA user_version = ${FORMAT};
  CREATE TABLE IF NOT EXISTS collections (
    id INTEGER PRIMARY KEY AUTOINCREMENT, database TEXT NOT NULL, name TEXT NOT NULL, uuid BLOB NOT NULL,
    UNIQUE (database, name)
  );
  CREATE TABLE IF NOT EXISTS indexes (
    id INTEGER PRIMARY KEY AUTOINCREMENT, collection INTEGER NOT NULL REFERENCES collections (id),
    definition BLOB NOT NULL, multikey INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS retryable_writes (
    session BLOB PRIMARY KEY, transaction_number INTEGER NOT NULL, reply BLOB NOT NULL, at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS retryable_writes_at ON retryable_writes (at);
`;

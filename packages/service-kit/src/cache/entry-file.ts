import type { DatabaseSync } from 'node:sqlite';
import { createGroupCommit } from '../sqlite/group-commit.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';

export interface Entry {
  readonly value: string;
  /** Milliseconds since 1970; absent if the entry does not expire. */
  readonly expiresAt?: number;
}

/** The copy of a memory cache on disk. Each write resolves when it is on disk. */
export interface EntryFile {
  readonly sqlite: DatabaseSync;
  /** The entries that have not expired at `now`; expired ones are deleted. */
  load(now: number): Iterable<readonly [string, Entry]>;
  put(key: string, entry: Entry): Promise<void>;
  remove(key: string): Promise<void>;
  dropExpired(now: number): Promise<void>;
  close(): void;
}

export function openEntryFile(file: string): EntryFile {
  const db = openSqlite(file, { flushes: 'elsewhere' });
  db.exec(
    'CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, expires_at INTEGER)',
  );
  db.exec(
    'CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires_at) WHERE expires_at IS NOT NULL',
  );
  const commit = createGroupCommit(db, file);
  const upsert = db.prepare('INSERT OR REPLACE INTO entries (key, value, expires_at) VALUES (?, ?, ?)');
  const remove = db.prepare('DELETE FROM entries WHERE key = ?');
  const dropExpired = db.prepare('DELETE FROM entries WHERE expires_at <= ?');

  return {
    sqlite: db,
    *load(now) {
      dropExpired.run(now);
      // In the order of writing, so that a bounded memory keeps the latest entries.
      for (const row of db.prepare('SELECT key, value, expires_at FROM entries ORDER BY rowid').iterate()) {
        const expiry = row.expires_at === null ? {} : { expiresAt: Number(row.expires_at) };
        yield [String(row.key), { value: String(row.value), ...expiry }];
      }
    },
    put: (key, { value, expiresAt }) => commit.run(() => upsert.run(key, value, expiresAt ?? null)),
    remove: (key) => commit.run(() => remove.run(key)),
    dropExpired: (now) => commit.run(() => dropExpired.run(now)),
    close: () => {
      if (!db.isOpen) return;
      commit.close();
      db.close();
    },
  };
}

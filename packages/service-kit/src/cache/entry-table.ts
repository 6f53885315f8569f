import type { DatabaseSync } from 'node:sqlite';
import { ifRoom } from '../sqlite/statements.ts';

export interface Entry {
  readonly value: string;
  /** Milliseconds since 1970; absent if the entry does not expire. */
  readonly expiresAt?: number;
}

/** The copy of a memory cache on disk. A write is on disk when it returns. */
export interface EntryTable {
  /** The entries that have not expired at `now`; expired ones are deleted. */
  load(now: number): Iterable<readonly [string, Entry]>;
  put(key: string, entry: Entry): void;
  remove(key: string): void;
  dropExpired(now: number): void;
}

export function openEntryTable(db: DatabaseSync): EntryTable {
  db.exec(`
CREATE TABLE IF NOT EXISTS cache_entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, expires_at INTEGER) STRICT;
CREATE INDEX IF NOT EXISTS cache_entries_by_expiry ON cache_entries (expires_at) WHERE expires_at IS NOT NULL;`);
  const upsert = db.prepare('INSERT OR REPLACE INTO cache_entries (key, value, expires_at) VALUES (?, ?, ?)');
  const remove = db.prepare('DELETE FROM cache_entries WHERE key = ?');
  const dropExpired = db.prepare('DELETE FROM cache_entries WHERE expires_at <= ?');

  return {
    *load(now) {
      ifRoom(() => dropExpired.run(now));
      // In the order of writing, so that a bounded memory keeps the latest entries.
      for (const row of db.prepare('SELECT * FROM cache_entries ORDER BY rowid').iterate()) {
        const expiry = row.expires_at === null ? {} : { expiresAt: Number(row.expires_at) };
        yield [String(row.key), { value: String(row.value), ...expiry }];
      }
    },
    put: (key, { value, expiresAt }) => void upsert.run(key, value, expiresAt ?? null),
    remove: (key) => void remove.run(key),
    dropExpired: (now) => void dropExpired.run(now),
  };
}

import type { DatabaseSync } from 'node:sqlite';
import { Catalog } from './catalog.ts';
import { GroupCommit } from './group-commit.ts';
import { RetryRecords } from './retry-records.ts';
import { openSqliteFile } from './sqlite-file.ts';

/** Access to everything in the database file. */
export type Storage = {
  sqlite: DatabaseSync;
  catalog: Catalog;
  commit: GroupCommit;
  retries: RetryRecords;
  /** Waits for pending writes and closes the file. */
  close(): Promise<void>;
};

/**
 * Opens the database file, creating it if it does not exist.
 * @throws in one sentence when it cannot
 */
export function openStorage(path: string): Storage {
  const file = openSqliteFile(path);
  const commit = new GroupCommit(file, () => catalog.reload());
  const catalog = new Catalog(file.sqlite, commit);
  return {
    sqlite: file.sqlite,
    catalog,
    commit,
    retries: new RetryRecords(file.sqlite, commit),
    close: async () => {
      await commit.durable().catch(() => undefined);
      file.close();
    },
  };
}

import type { DatabaseSync } from 'node:sqlite';
import { createLogFlush } from './log-flush.ts';

export interface GroupCommit {
  /** Runs `write` in a transaction with other writes; resolves when it is on disk. */
  run(write: () => void): Promise<void>;
  /** Commits waiting writes at once. Nothing may be written afterwards. */
  close(): void;
}

interface Waiting {
  readonly write: () => void;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Writes of the same turn of the event loop, and those that come while the disk is busy, share one transaction and one flush of the
 * log. If one fails (e.g. because the disk is full), all of the group fail. After a failed flush all writes fail, because the kernel
 * may have dropped what was not written. `db` was opened with `openSqlite(file, { flushes: 'elsewhere' })`.
 */
export function createGroupCommit(db: DatabaseSync, file: string): GroupCommit {
  const log = createLogFlush(file);
  let waiting: Waiting[] = [];
  let isFlushing = false;
  let broken: { readonly error: unknown } | undefined;

  /** Commits all that wait; returns those whose commit is yet to be flushed. */
  function commit(): readonly Waiting[] {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return [];
    try {
      if (broken) throw broken.error;
      db.exec('BEGIN IMMEDIATE');
      for (const { write } of group) write();
      db.exec('COMMIT');
      return group;
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
      for (const { reject } of group) reject(error);
      return [];
    }
  }

  async function work(): Promise<void> {
    isFlushing = true;
    for (let group = commit(); group.length > 0; group = commit()) {
      try {
        await log.flush();
        for (const { resolve } of group) resolve();
      } catch (error) {
        broken = { error };
        for (const { reject } of group) reject(error);
      }
    }
    isFlushing = false;
  }

  return {
    run: (write) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0 && !isFlushing) setImmediate(() => void work());
        waiting.push({ write, resolve, reject });
      }),
    close: () => {
      const group = commit();
      try {
        if (group.length > 0) log.flushNow();
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
      log.close();
    },
  };
}

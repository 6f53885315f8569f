import type { DatabaseSync } from 'node:sqlite';

export interface GroupCommit {
  /** Runs `write` in a transaction together with the others of this moment; resolves when it is on the disk. */
  run(write: () => void): Promise<void>;
  /** Commits what waits, at once. */
  flush(): void;
}

interface Waiting {
  readonly write: () => void;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Writes that are asked for in the same turn of the event loop share one transaction and so one fsync. They stand or fall
 * together: when one cannot be written (a full disk), none is, and all are told.
 */
export function createGroupCommit(db: DatabaseSync): GroupCommit {
  let waiting: Waiting[] = [];

  function flush(): void {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    try {
      db.exec('BEGIN IMMEDIATE');
      for (const { write } of group) write();
      db.exec('COMMIT');
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
      for (const { reject } of group) reject(error);
      return;
    }
    for (const { resolve } of group) resolve();
  }

  return {
    run: (write) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ write, resolve, reject });
      }),
    flush,
  };
}

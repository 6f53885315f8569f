import type { DatabaseSync } from 'node:sqlite';

export interface GroupCommit {
  /** Runs `write` in a transaction with other writes; resolves when it is on disk. */
  run(write: () => void): Promise<void>;
  /** Commits waiting writes at once. */
  flush(): void;
}

interface Waiting {
  readonly write: () => void;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Writes of the same turn of the event loop share one transaction and one fsync. If one fails (e.g. because the
 * disk is full), all of the group fail.
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

import type { SqliteFile } from './sqlite-file.ts';

type Batch = { durable: Promise<void>; settle: (error?: Error) => void };

/**
 * Collects the writes of all connections into one SQLite transaction per turn of the event loop, and flushes the
 * log once for all waiting transactions. Writers await `durable()` before they answer their client.
 */
export class GroupCommit {
  readonly #file: SqliteFile;
  readonly #onRollback: () => void;
  #open: Batch | undefined;
  #last: Promise<void> = Promise.resolve();
  #syncing = false;
  #broken: Error | undefined;

  /** `onRollback` is called after a rollback, because cached state is then wrong. */
  constructor(file: SqliteFile, onRollback: () => void) {
    this.#file = file;
    this.#onRollback = onRollback;
  }

  /** Opens a transaction if there is none; call it before every change. */
  begin(): void {
    if (this.#broken) throw this.#broken;
    if (this.#open) return;
    this.#file.sqlite.exec('BEGIN IMMEDIATE');
    this.#open = newBatch();
    this.#last = this.#open.durable;
    if (!this.#syncing) setImmediate(() => this.#commit());
  }

  /** Resolves when all writes so far are on disk; rejects when they were rolled back. */
  durable(): Promise<void> {
    return this.#last;
  }

  /** Rolls back the open transaction after a storage error, for all its writers. */
  abort(cause: Error): void {
    const batch = this.#open;
    if (!batch) return;
    this.#open = undefined;
    if (this.#file.sqlite.isTransaction) this.#file.sqlite.exec('ROLLBACK');
    this.#onRollback();
    batch.settle(cause);
    this.#last = Promise.resolve();
  }

  /** Runs `change` completely or not at all, within the open transaction. */
  atomically<T>(change: () => T): T {
    this.begin();
    this.#file.sqlite.exec('SAVEPOINT step');
    try {
      const result = change();
      this.#file.sqlite.exec('RELEASE step');
      return result;
    } catch (error) {
      if (this.#file.sqlite.isTransaction) this.#file.sqlite.exec('ROLLBACK TO step; RELEASE step');
      this.#onRollback();
      throw error;
    }
  }

  #commit(): void {
    const batch = this.#open;
    if (!batch || this.#syncing) return;
    try {
      this.#file.sqlite.exec('COMMIT');
    } catch (error) {
      this.abort(asError(error));
      return;
    }
    this.#open = undefined;
    this.#syncing = true;
    this.#file.sync().then(
      () => this.#synced(batch),
      (error: unknown) => this.#synced(batch, asError(error)),
    );
  }

  /**
   * A failed flush cannot be repeated, because the kernel may have dropped the pages. Nothing is acknowledged
   * afterwards.
   */
  #synced(batch: Batch, error?: Error): void {
    this.#syncing = false;
    this.#broken ??= error;
    batch.settle(error);
    this.#commit();
  }
}

function newBatch(): Batch {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => {});
  return { durable: promise, settle: (error) => (error ? reject(error) : resolve()) };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

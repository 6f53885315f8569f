import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { GroupCommit } from './group-commit.ts';

/** The number of a session's last retryable write and its reply. */
export type RetryRecord = { transactionNumber: number; reply: Uint8Array };

/**
 * The last reply of every session, stored in the same transaction as the write: a driver that repeats a write after
 * a crash gets the old reply, and nothing is applied twice.
 */
export class RetryRecords {
  readonly #commit: GroupCommit;
  readonly #find: StatementSync;
  readonly #save: StatementSync;
  readonly #forget: StatementSync;

  constructor(sqlite: DatabaseSync, commit: GroupCommit) {
    this.#commit = commit;
    this.#find = sqlite.prepare('SELECT transaction_number, reply FROM retryable_writes WHERE session = ?');
    this.#save = sqlite.prepare('INSERT OR REPLACE INTO retryable_writes VALUES (?, ?, ?, ?)');
    this.#forget = sqlite.prepare('DELETE FROM retryable_writes WHERE at < ?');
  }

  find(session: Uint8Array): RetryRecord | undefined {
    const row = this.#find.get(session);
    const reply = row?.reply;
    if (!row || !(reply instanceof Uint8Array)) return undefined;
    return { transactionNumber: Number(row.transaction_number), reply };
  }

  save(session: Uint8Array, record: RetryRecord, at: Date): void {
    this.#commit.begin();
    this.#save.run(session, record.transactionNumber, record.reply, at.getTime());
  }

  /** Deletes sessions without a write since `before`; drivers drop a session after 30 minutes. */
  forget(before: Date): void {
    this.#commit.begin();
    this.#forget.run(before.getTime());
  }
}

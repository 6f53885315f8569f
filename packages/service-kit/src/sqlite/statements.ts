import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { isStorageFull } from '../errors/storage-full.ts';

/** The prepared statement of a text. */
export type Statements = (sql: string) => StatementSync;

/** Prepares each statement once, when it is first needed: its table may not exist before. */
export function createStatements(db: DatabaseSync): Statements {
  const prepared = new Map<string, StatementSync>();
  return (sql) => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
}

/** Runs `work`, which must not wait for anything, in one transaction: all of it is stored, or nothing. */
export function inTransaction<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has rolled it back already.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Tidies up. On a full disk it is left undone: what is there can still be read. */
export function ifRoom(tidy: () => void): void {
  try {
    tidy();
  } catch (error) {
    if (!isStorageFull(error)) throw error;
  }
}

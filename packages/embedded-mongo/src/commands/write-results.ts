import type { Document } from '../bson/document.ts';
import { MongoError } from '../errors.ts';

/** What a statement of a batch failed with, in the place that drivers look for it. */
export function writeError(index: number, error: unknown): Document {
  if (!(error instanceof MongoError)) throw error;
  return { index, code: error.code, errmsg: error.message, ...error.details };
}

/**
 * Runs the statements of a batch. Ordered, it stops at the first that fails; unordered, it tries them all.
 *
 * @returns the errors, for the `writeErrors` of the answer
 */
export function runStatements<T>(
  statements: readonly T[],
  ordered: boolean,
  run: (statement: T, index: number) => void,
): Document[] {
  const errors: Document[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      errors.push(writeError(index, error));
      if (ordered) break;
    }
  }
  return errors;
}

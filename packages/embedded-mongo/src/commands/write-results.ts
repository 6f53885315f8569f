import type { Document } from '../bson/document.ts';
import { MongoError } from '../errors.ts';

/** The error of a statement of a batch, in the shape that drivers expect. */
export function writeError(index: number, error: unknown): Document {
  if (!(error instanceof MongoError)) throw error;
  return { index, code: error.code, errmsg: error.message, ...error.details };
}

/**
 * Runs the statements of a batch. Ordered, it stops at the first error; unordered, it runs all.
 * @returns the errors, for `writeErrors`
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

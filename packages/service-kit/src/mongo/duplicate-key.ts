import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11000;

/** Whether a unique index refused a write. With `field`, only if the index contains that field. */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) return false;
  const { keyPattern, message } = error as { readonly keyPattern?: object; readonly message: string };
  if (field === undefined) return true;
  if (keyPattern !== undefined) return field in keyPattern;
  // Other servers of the protocol only name the index, by its fields: `userId_1_submission_1`.
  const index = / index: (\S+)/.exec(message)?.[1] ?? '';
  return `_${index}`.includes(`_${field}_`);
}

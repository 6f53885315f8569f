import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11000;

/** Whether a unique index refused a write. With `field`, only if the index contains that field. */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) return false;
  const keyPattern: unknown = error.keyPattern;
  return (
    field === undefined || (typeof keyPattern === 'object' && keyPattern !== null && field in keyPattern)
  );
}

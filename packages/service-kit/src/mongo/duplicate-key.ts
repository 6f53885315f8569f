import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11000;

/**
 * Whether a write was refused because a unique index holds its key already. With `field`, only when the index is on
 * that field, alone or among others.
 */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) return false;
  const keyPattern: unknown = error.keyPattern;
  return (
    field === undefined || (typeof keyPattern === 'object' && keyPattern !== null && field in keyPattern)
  );
}

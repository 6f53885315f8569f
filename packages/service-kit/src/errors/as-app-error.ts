import { isHttpError } from 'http-errors';
import { AppError } from './app-error.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { isStorageFull } from './storage-full.ts';

/** The error that a caller of a service may see for what its code threw. */
export function asAppError(error: unknown): AppError {
  const isOurs = error instanceof AppError;
  // Also with the code `unavailable`, because retrying does not help when a disk is full.
  if (!(isOurs && error.status === 507) && isStorageFull(error)) {
    return new AppError('storage_full', { cause: error });
  }
  if (isOurs) return error;
  // Koa and its router throw http-errors, e.g. for an address that cannot be decoded.
  if (isHttpError(error) && error.status < 500) {
    return new AppError(error.status === 404 ? 'not_found' : 'invalid_input', { cause: error });
  }
  return new AppError(isDatabaseUnavailable(error) ? 'unavailable' : 'internal', { cause: error });
}

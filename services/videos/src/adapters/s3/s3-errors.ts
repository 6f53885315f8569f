import { S3ServiceException } from '@aws-sdk/client-s3';
import { AppError } from '@selah/service-kit/errors/app-error';

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

export const isNotFound = (error: unknown): boolean => statusOf(error) === 404;

/** Maps a failed S3 request: any failure that is not about the object means that the store is not available. */
export function asStoreError(cause: unknown): Error {
  if (statusOf(cause) === 416) return new RangeError('the range begins behind the content', { cause });
  return new AppError('unavailable', { cause });
}

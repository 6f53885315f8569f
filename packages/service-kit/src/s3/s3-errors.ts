import { S3ServiceException } from '@aws-sdk/client-s3';
import { AppError } from '../errors/app-error.ts';

/**
 * The status of the answer that failed, also if its body was not the XML of S3 but a page of a server in front, which the SDK
 * cannot read; undefined without an answer.
 */
export function statusOf(error: unknown): number | undefined {
  if (error instanceof S3ServiceException) return error.$metadata.httpStatusCode;
  if (!(error instanceof Error)) return undefined;
  if ('$response' in error) {
    const response: unknown = error.$response;
    const hasStatus = typeof response === 'object' && response !== null && 'statusCode' in response;
    if (hasStatus && typeof response.statusCode === 'number') return response.statusCode;
  }
  return error.cause === undefined ? undefined : statusOf(error.cause);
}

export const isNotFound = (error: unknown): boolean => statusOf(error) === 404;

/** Maps a failed S3 request: any failure that is not about the object means that the store is not available. */
export function asStoreError(cause: unknown): Error {
  if (statusOf(cause) === 416) return new RangeError('the range begins behind the content', { cause });
  return new AppError('unavailable', { cause });
}

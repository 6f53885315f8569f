import { type ApiError, isApiError } from '@selah/web-kit/api-error';
import { failureOf, UploadRejectedError } from './upload-errors.ts';

/** Turns a failed API call into an upload error: connection lost, session over, or refused. */
export function callFailure(error: unknown): Error {
  if (!isApiError(error)) return new UploadRejectedError('');
  return failureOf(error.status, JSON.stringify(problemOf(error)));
}

function problemOf({ code, serverMessage }: ApiError) {
  return { code, message: serverMessage };
}

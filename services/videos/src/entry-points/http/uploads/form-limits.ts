import { AppError } from '@selah/service-kit/errors/app-error';
import type { ErrorCode } from '@selah/shared/contracts/error-codes';

export interface FormLimits {
  readonly maxFileBytes: number;
  readonly maxFiles: number;
}

const BYTES_PER_MEGABYTE = 1024 * 1024;
/** What boundaries, part headers and text fields may add to the size of the files. */
export const OVERHEAD_BYTES = BYTES_PER_MEGABYTE;

/** The longest body that a form within the limits can have. */
export function longestBody({ maxFileBytes, maxFiles }: FormLimits): number {
  return maxFileBytes * maxFiles + OVERHEAD_BYTES;
}

/** An error with the limits, for texts that name them. */
export function formError(
  code: ErrorCode,
  { maxFileBytes, maxFiles }: FormLimits,
  cause?: unknown,
): AppError {
  const maxMegabytes = Math.floor(maxFileBytes / BYTES_PER_MEGABYTE);
  return new AppError(code, { cause, params: { maxMegabytes, maxFiles } });
}

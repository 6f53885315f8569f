import { AppError } from '@selah/service-kit/errors/app-error';
import { formatBytes } from '@selah/shared/contracts/format-bytes';

/** A resumable upload, as far as it has come. */
export interface ReceivedUpload {
  readonly id: string;
  /** Where its bytes are. */
  readonly path: string;
  /** What the sender calls the file; only ever used as text. */
  readonly originalName: string;
  readonly sizeBytes: number;
  readonly receivedBytes: number;
  /** What the sender says that the bytes are. */
  readonly sha256?: string;
}

/** Resumable uploads, between their first byte and the video that is made of them. */
export interface Uploads {
  find(id: string): Promise<ReceivedUpload | undefined>;
  /** Puts off the day on which it is swept, because it is being used. */
  keep(id: string): Promise<void>;
  /** Forgets an upload and its bytes. Safe to repeat. */
  remove(id: string): Promise<void>;
  /** Bytes that unfinished uploads have announced and not sent yet. */
  awaitedBytes(): Promise<number>;
  /** Deletes what nobody touched since the instant. */
  clear(before: Date): Promise<void>;
}

export const uploadNotFound = () => new AppError('upload_not_found');

/** Its bytes have not all arrived. */
export const uploadUnfinished = () => new AppError('upload_unfinished');

/** Its bytes are not those that the sender announced. */
export const uploadDamaged = () => new AppError('upload_damaged');

/** Left free on the disk, so that the database and the logs can still be written. */
const RESERVED_BYTES = 64 * 1024 * 1024;
const SMALLEST_SHORTAGE_BYTES = 1024 * 1024;

/**
 * How many bytes are missing for a file of this size, 0 when it fits: it arrives, and is copied once more while it is
 * processed, beside what other uploads have announced.
 */
export function missingOnDisk(
  sizeBytes: number,
  disk: { readonly freeBytes: number; readonly awaitedBytes?: number },
): number {
  return Math.max(0, RESERVED_BYTES + 2 * sizeBytes + (disk.awaitedBytes ?? 0) - disk.freeBytes);
}

/** A file does not fit on the disk: says how much is missing, so that the administrator knows what to make room for. */
export function diskFull(missingBytes: number, cause?: unknown): AppError {
  // Another file may have been deleted since, but something was missing.
  const missing = formatBytes(Math.max(missingBytes, SMALLEST_SHORTAGE_BYTES));
  return new AppError('disk_full', { cause, params: { missing } });
}

import { AppError } from '@selah/service-kit/errors/app-error';
import { formatBytes } from '@selah/shared/contracts/format-bytes';

/** A resumable upload and its progress. */
export interface ReceivedUpload {
  readonly id: string;
  /** The sender's name of the file; only used as text. */
  readonly originalName: string;
  readonly sizeBytes: number;
  readonly receivedBytes: number;
  /** The hash that the sender gives. */
  readonly sha256?: string;
}

/** Resumable uploads, from their first byte until a video is made of them. */
export interface Uploads {
  find(id: string): Promise<ReceivedUpload | undefined>;
  /** Gives `work` the path of the bytes that have arrived; they must not be changed, and not be read afterwards. */
  read<Result>(id: string, work: (path: string) => Promise<Result>): Promise<Result>;
  /** Postpones its expiry, because it is in use. */
  keep(id: string): Promise<void>;
  /** Deletes an upload and its bytes. Idempotent. */
  remove(id: string): Promise<void>;
  /** Bytes that unfinished uploads will still write to the disk. */
  awaitedBytes(): Promise<number>;
  /** Deletes uploads that were last used before this time. */
  clear(before: Date): Promise<void>;
}

export const uploadNotFound = () => new AppError('upload_not_found');

/** Not all of its bytes have arrived. */
export const uploadUnfinished = () => new AppError('upload_unfinished');

/** Its bytes do not have the hash that the sender gave. */
export const uploadDamaged = () => new AppError('upload_damaged');

/** Free space that must remain on the disk for the database and the logs. */
const RESERVED_BYTES = 64 * 1024 * 1024;
const SMALLEST_SHORTAGE_BYTES = 1024 * 1024;

/**
 * The number of bytes that are missing for a file of this size, 0 if it fits. It needs its size twice, because it is copied
 * during processing, besides the bytes of other unfinished uploads.
 */
export function missingOnDisk(
  sizeBytes: number,
  disk: { readonly freeBytes: number; readonly awaitedBytes?: number },
): number {
  return Math.max(0, RESERVED_BYTES + 2 * sizeBytes + (disk.awaitedBytes ?? 0) - disk.freeBytes);
}

/** A file does not fit on the disk; the error contains the missing bytes, for the administrator. */
export function diskFull(missingBytes: number, cause?: unknown): AppError {
  // Space may have been freed since, but something was missing.
  const missing = formatBytes(Math.max(missingBytes, SMALLEST_SHORTAGE_BYTES));
  return new AppError('disk_full', { cause, params: { missing } });
}

import type { BackupFailure } from '@selah/shared/contracts/backups/failures';

interface BackupErrorOptions {
  readonly cause?: unknown;
  /** Bytes. */
  readonly needed?: number;
  /** Bytes. */
  readonly free?: number;
}

/** A backup that cannot be made or restored; the message is for the person at the console, the code for the page. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly failure: BackupFailure;
  readonly needed: number | undefined;
  readonly free: number | undefined;

  constructor(failure: BackupFailure, message: string, { cause, needed, free }: BackupErrorOptions = {}) {
    super(message, { cause });
    this.failure = failure;
    this.needed = needed;
    this.free = free;
  }
}

/** @throws BackupError with both figures in megabytes */
export function assertFits(what: 'backup' | 'data', needed: number, free: number): void {
  if (needed <= free) return;
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;
  throw new BackupError(
    'does_not_fit',
    `The ${what} does not fit on the disk: ${megabytes(needed)} are needed, ${megabytes(free)} are free.`,
    { needed, free },
  );
}

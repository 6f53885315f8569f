/** SQLite's SQLITE_FULL, in its own numbering. */
const SQLITE_FULL = 13;
/** MongoDB's OutOfDiskSpace. */
const OUT_OF_DISK_SPACE = 14031;

interface PossibleCodes {
  readonly code?: unknown;
  readonly errcode?: unknown;
  readonly cause?: unknown;
}

/** Whether something failed because a disk is full: here, under SQLite, or at the database; at whatever depth of causes. */
export function isStorageFull(error: unknown): boolean {
  // Not `instanceof Error`: errors of node:sqlite may come from another realm.
  if (typeof error !== 'object' || error === null) return false;
  const { code, errcode, cause } = error as PossibleCodes;
  const isFull =
    code === 'ENOSPC' || code === 'EDQUOT' || code === OUT_OF_DISK_SPACE || errcode === SQLITE_FULL;
  return isFull || isStorageFull(cause);
}

/** SQLite's error code. */
const SQLITE_FULL = 13;
/** MongoDB's error code. */
const OUT_OF_DISK_SPACE = 14031;

interface PossibleCodes {
  readonly code?: unknown;
  readonly errcode?: unknown;
  readonly cause?: unknown;
}

/** Whether a disk is full: of this machine, under SQLite, or of the database. Looks at all causes. */
export function isStorageFull(error: unknown): boolean {
  // Not `instanceof Error`: errors of node:sqlite may come from another realm.
  if (typeof error !== 'object' || error === null) return false;
  const { code, errcode, cause } = error as PossibleCodes;
  const isFull =
    code === 'ENOSPC' || code === 'EDQUOT' || code === OUT_OF_DISK_SPACE || errcode === SQLITE_FULL;
  return isFull || isStorageFull(cause);
}

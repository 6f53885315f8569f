import type { Condition } from '@selah/shared/contracts/site-health/site-health';

export interface DiskSpace {
  /** Bytes that can still be written. */
  readonly free: number;
  /** All bytes of the disk. */
  readonly total: number;
  /** A folder into which nothing can be written. */
  readonly unwritable?: string | undefined;
}

/** Below this share of the disk, and below this many bytes, there is time to act but not much. */
const LITTLE = { share: 0.1, bytes: 5e9 };
/** Below this, uploads and the database will soon be refused. */
const NONE_BYTES = 500e6;

/** How full the disk of the videos is, and whether all of its folders can be written. */
export function probeDisk({ free, total, unwritable }: DiskSpace): Omit<Condition, 'name'> {
  if (unwritable !== undefined) return { state: 'failing', amount: free, limit: total, folder: unwritable };
  const isLittle = free < LITTLE.bytes && free < total * LITTLE.share;
  const state = free < NONE_BYTES ? 'failing' : isLittle ? 'attention' : 'good';
  return { state, amount: free, limit: total };
}

import { statfs } from 'node:fs/promises';

/** Bytes that can still be written to the disk of a folder. */
export async function freeSpaceOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

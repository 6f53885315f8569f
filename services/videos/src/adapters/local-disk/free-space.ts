import { statfs } from 'node:fs/promises';

/** Bytes that can still be written to the disk of a folder. */
export async function freeSpaceOf(folder: string): Promise<number> {
  return (await spaceOf(folder)).free;
}

/** The same, and all bytes of the disk. */
export async function spaceOf(folder: string): Promise<{ readonly free: number; readonly total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

import { randomUUID } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { constants, copyFile, link, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@selah/service-kit/errors/app-error';
import { isStorageFull } from '@selah/service-kit/errors/storage-full';
import type { MediaInfo } from '../../domain/media-store.ts';

/** Begins the name of a file that is not finished; media names never begin with a dot. */
const PART_PREFIX = '.part-';

/** A part that nobody wrote to for this long, in milliseconds, belongs to a process that is gone. */
const STALE_PART_MS = 60 * 60_000;

/**
 * Puts a copy of `source` into `folder` as `name`, in one step for whoever reads, on the disk when it resolves. A file
 * system that can share blocks (Btrfs, XFS, APFS) copies nothing, and a final source on the same disk gets a second name.
 * @throws Error when the copy has another size than the source has by then; what stood there before is untouched.
 */
export async function putFile(
  source: string,
  folder: string,
  name: string,
  { isFinal }: { readonly isFinal: boolean },
): Promise<void> {
  const part = join(folder, `${PART_PREFIX}${randomUUID()}`);
  try {
    if (!isFinal || !(await isLinked(source, part))) await copy(source, part);
    await assertSameSize(source, part);
    await syncFile(part);
    await rename(part, join(folder, name));
  } catch (error) {
    throw asStoreError(error);
  } finally {
    // Also after a success: renaming one name of a file to another of its names leaves both.
    await rm(part, { force: true });
  }
  await syncFolder(folder);
}

function copy(source: string, target: string): Promise<void> {
  return copyFile(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
}

/** Gives the file a second name; false where the file system cannot. */
async function isLinked(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    return false;
  }
}

async function assertSameSize(source: string, copy: string): Promise<void> {
  const [from, to] = await Promise.all([stat(source), stat(copy)]);
  if (from.size !== to.size) throw new Error(`copied ${to.size} bytes of a file that has ${from.size}`);
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Without this a power cut may keep the file and forget its name. Windows cannot open folders and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Deletes what killed processes left unfinished in the folder. */
export async function removeStaleParts(folder: string): Promise<void> {
  const parts = (await readdir(folder)).filter((name) => name.startsWith(PART_PREFIX));
  for (const part of parts) {
    // Another process may be deleting too.
    const stats = await stat(join(folder, part)).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > STALE_PART_MS) await rm(join(folder, part), { force: true });
  }
}

/** What a disk says when it is read-only, broken or gone. */
const DISK_CODES = new Set(['EROFS', 'EIO', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ESTALE']);

/** A failed step as the port knows it: trouble with the disk makes the store unavailable, the rest is the caller's. */
export function asStoreError(error: unknown): unknown {
  if (isStorageFull(error)) return new AppError('storage_full', { cause: error });
  const { code = '' } = error as NodeJS.ErrnoException;
  return DISK_CODES.has(code) ? new AppError('unavailable', { cause: error }) : error;
}

/** Rejects when the folder is gone, read-only or full. */
export async function probeFolder(folder: string): Promise<void> {
  const probe = join(folder, `${PART_PREFIX}${randomUUID()}`);
  try {
    await writeFile(probe, 'probe', { flag: 'wx' });
    await rm(probe, { force: true });
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}

/** What a store says of a file. */
export function infoOf(name: string, stats: BigIntStats): MediaInfo {
  return {
    name,
    size: Number(stats.size),
    modifiedAt: stats.mtime,
    // Each put makes a new file: a new inode, and a new time where an inode is used again.
    etag: [stats.ino, stats.size, stats.mtimeNs].map((part) => part.toString(36)).join('-'),
  };
}

/** ENOENT and what else says that no file stands there; ELOOP is a symbolic link, which is never followed. */
const MISSING_CODES = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR', 'ENAMETOOLONG']);

/** Undefined where nothing of the name is there. */
export async function orMissing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (MISSING_CODES.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw asStoreError(error);
  }
}

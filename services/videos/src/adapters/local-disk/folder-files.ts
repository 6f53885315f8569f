import { randomUUID } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { constants, copyFile, link, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@selah/service-kit/errors/app-error';
import { isStorageFull } from '@selah/service-kit/errors/storage-full';
import type { MediaInfo } from '../../domain/media-store.ts';

/** The prefix of unfinished files; media names never begin with a dot. */
const PART_PREFIX = '.part-';

/**
 * An unfinished file that was not written to for this long, in milliseconds, was left by a crashed process.
 */
const STALE_PART_MS = 60 * 60_000;

/**
 * Puts a copy of `source` into `folder` as `name`: atomically for readers, and synced to disk when it
 * resolves. On a file system with shared blocks (Btrfs, XFS, APFS) nothing is copied; a final source on the
 * same disk is hard-linked.
 * @throws Error if the copy's size differs from the source's; the previous file is then unchanged.
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
    // Also after success, because renaming a hard link to another link of the same file leaves both.
    await rm(part, { force: true });
  }
  await syncFolder(folder);
}

function copy(source: string, target: string): Promise<void> {
  return copyFile(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
}

/** Creates a hard link; false if the file system does not support it. */
export async function isLinked(source: string, target: string): Promise<boolean> {
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

/**
 * Without this, the name could be lost in a power failure. Windows cannot open folders and does not need it.
 */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Deletes unfinished files that crashed processes left in the folder. */
export async function removeStaleParts(folder: string): Promise<void> {
  const parts = (await readdir(folder)).filter((name) => name.startsWith(PART_PREFIX));
  for (const part of parts) {
    // Another process may be deleting too.
    const stats = await stat(join(folder, part)).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > STALE_PART_MS) await rm(join(folder, part), { force: true });
  }
}

/** Error codes of a disk that is read-only, broken or missing. */
const DISK_CODES = new Set(['EROFS', 'EIO', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ESTALE']);

/** Maps the error of a step: problems of the disk make the store unavailable, others are passed on. */
export function asStoreError(error: unknown): unknown {
  if (isStorageFull(error)) return new AppError('storage_full', { cause: error });
  const { code = '' } = error as NodeJS.ErrnoException;
  return DISK_CODES.has(code) ? new AppError('unavailable', { cause: error }) : error;
}

/** Rejects if the folder is missing, read-only or full. */
export async function probeFolder(folder: string): Promise<void> {
  const probe = join(folder, `${PART_PREFIX}${randomUUID()}`);
  try {
    await writeFile(probe, 'probe', { flag: 'wx' });
    await rm(probe, { force: true });
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}

/** The description of a file in a store. */
export function infoOf(name: string, stats: BigIntStats): MediaInfo {
  return {
    name,
    size: Number(stats.size),
    modifiedAt: stats.mtime,
    // Each put creates a new file: a new inode, or a new time if an inode is reused.
    etag: [stats.ino, stats.size, stats.mtimeNs].map((part) => part.toString(36)).join('-'),
  };
}

/** ENOENT and other codes for a missing file; ELOOP is a symbolic link, which is never followed. */
const MISSING_CODES = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR', 'ENAMETOOLONG']);

/** Undefined if the file does not exist. */
export async function undefinedIfMissing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (MISSING_CODES.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw asStoreError(error);
  }
}

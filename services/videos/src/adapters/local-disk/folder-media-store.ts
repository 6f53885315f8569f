import type { BigIntStats } from 'node:fs';
import { constants, type FileHandle, lstat, mkdir, open, opendir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { cutToSize } from '../../domain/byte-range.ts';
import { assertMediaName, isMediaName } from '../../domain/media-name.ts';
import {
  type ByteRange,
  type MediaInfo,
  MediaNotFoundError,
  type MediaStore,
} from '../../domain/media-store.ts';
import { asStoreError, probeFolder, putFile, removeStaleParts } from './folder-files.ts';

export interface FolderMediaStoreOptions {
  /** Made when it is missing. */
  readonly folder: string;
  readonly tier: MediaStore['tier'];
}

/** Bytes per read: from 64 KB to here a whole file is served twice as fast, beyond it no faster. */
const READ_SIZE = 512 * 1024;

/** Media as plain files in one folder. Parts of an upload that a killed process left behind are swept at the start. */
export async function openFolderMediaStore({ folder, tier }: FolderMediaStoreOptions): Promise<MediaStore> {
  await mkdir(folder, { recursive: true });
  await removeStaleParts(folder);
  const pathOf = (name: string) => join(folder, name);

  async function stat(name: string): Promise<MediaInfo | undefined> {
    if (!isMediaName(name)) return undefined;
    const stats = await orMissing(lstat(pathOf(name), { bigint: true }));
    return stats?.isFile() ? infoOf(name, stats) : undefined;
  }

  return {
    tier,
    stat,
    put: async (name, path, { isFinal = false }) => {
      assertMediaName(name);
      await putFile(path, folder, name, { isFinal });
      const info = await stat(name);
      if (!info) throw new MediaNotFoundError(name);
      return info;
    },
    open: async (name, range) => {
      if (!isMediaName(name)) throw new MediaNotFoundError(name);
      const handle = await orMissing(open(pathOf(name), constants.O_RDONLY | constants.O_NOFOLLOW));
      if (!handle) throw new MediaNotFoundError(name);
      try {
        const stats = await handle.stat();
        if (!stats.isFile()) throw new MediaNotFoundError(name);
        return await streamOf(handle, stats.size, range && cutToSize(range, stats.size));
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
    delete: async (name) => {
      // What `stat` does not see, such as a folder, is not this store's to delete.
      if (!(await stat(name))) return false;
      return (await orMissing(unlink(pathOf(name)).then(() => true))) ?? false;
    },
    list: async function* () {
      for await (const { name } of await opendir(folder)) {
        const info = await stat(name);
        if (info) yield info;
      }
    },
    check: () => probeFolder(folder),
  };
}

async function streamOf(handle: FileHandle, size: number, range: ByteRange | undefined): Promise<Readable> {
  if (size > 0) return handle.createReadStream({ highWaterMark: READ_SIZE, ...range });
  await handle.close();
  return Readable.from([]);
}

function infoOf(name: string, stats: BigIntStats): MediaInfo {
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

async function orMissing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (MISSING_CODES.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw asStoreError(error);
  }
}

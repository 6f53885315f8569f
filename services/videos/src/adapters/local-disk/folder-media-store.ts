import { createReadStream, read } from 'node:fs';
import { lstat, mkdir, opendir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FREE_REMOVALS, type Removals } from '@selah/service-kit/backups/removals';
import { assertByteRange, cutToSize } from '../../domain/byte-range.ts';
import { assertMediaName, isMediaName } from '../../domain/media-name.ts';
import {
  type ByteRange,
  type MediaInfo,
  MediaNotFoundError,
  type MediaStore,
  PIECE_BYTES,
} from '../../domain/media-store.ts';
import {
  infoOf,
  isLinked,
  probeFolder,
  putFile,
  removeStaleParts,
  undefinedIfMissing,
} from './folder-files.ts';
import { createRangeReader } from './kept-ranges.ts';
import { createOpenFiles, type OpenFile } from './open-files.ts';

export interface FolderMediaStoreOptions {
  /** Created if it does not exist. */
  readonly folder: string;
  readonly tier: MediaStore['tier'];
  /** Deletions wait for it. */
  readonly removals?: Removals | undefined;
}

/** Media as plain files in one folder. Unfinished files of crashed processes are deleted at the start. */
export async function openFolderMediaStore({
  folder,
  tier,
  removals = FREE_REMOVALS,
}: FolderMediaStoreOptions): Promise<MediaStore> {
  await mkdir(folder, { recursive: true });
  await removeStaleParts(folder);
  const pathOf = (name: string) => join(folder, name);
  const files = createOpenFiles(folder);
  const readRange = createRangeReader();

  async function stat(name: string): Promise<MediaInfo | undefined> {
    if (!isMediaName(name)) return undefined;
    const known = files.known(name);
    if (known) return known;
    const stats = await undefinedIfMissing(lstat(pathOf(name), { bigint: true }));
    return stats?.isFile() ? infoOf(name, stats) : undefined;
  }

  async function acquire(name: string, range?: ByteRange): Promise<OpenFile> {
    if (range) assertByteRange(range);
    const file = isMediaName(name) ? await files.acquire(name) : undefined;
    if (!file) throw new MediaNotFoundError(name);
    return file;
  }

  return {
    tier,
    stat,
    put: async (name, path, { isFinal = false }) => {
      assertMediaName(name);
      await putFile(path, folder, name, { isFinal });
      files.forget(name);
      const info = await stat(name);
      if (!info) throw new MediaNotFoundError(name);
      return info;
    },
    open: async (name, range) => {
      const file = await acquire(name, range);
      try {
        const { size } = file.info;
        if (size === 0 && !range) return emptyStream(file);
        return streamOf(file, range ? cutToSize(range, size) : { start: 0, end: size - 1 });
      } catch (error) {
        file.release();
        throw error;
      }
    },
    readPieces: async (name, range) => {
      const file = await acquire(name, range);
      try {
        return readRange(file, cutToSize(range, file.info.size));
      } catch (error) {
        file.release();
        throw error;
      }
    },
    share: async (name, path) => {
      const isShared = (await stat(name)) && (await undefinedIfMissing(isLinked(pathOf(name), path)));
      if (isShared === undefined) throw new MediaNotFoundError(name);
      return isShared;
    },
    delete: async (name) => {
      // What `stat` does not report, such as a folder, is not deleted.
      if (!(await stat(name))) return false;
      await removals.allowed();
      const isDeleted = (await undefinedIfMissing(unlink(pathOf(name)).then(() => true))) ?? false;
      files.forget(name);
      return isDeleted;
    },
    list: async function* (beginning = '') {
      for await (const { name } of await opendir(folder)) {
        const info = name.startsWith(beginning) ? await stat(name) : undefined;
        if (info) yield info;
      }
    },
    check: () => probeFolder(folder),
  };
}

function emptyStream(file: OpenFile): Readable {
  file.release();
  return Readable.from([]);
}

/** A stream closes its descriptor on destroy, whatever `autoClose` says; this descriptor is shared and must stay open. */
const LENT_DESCRIPTOR = {
  read,
  close: (_fd: number, done: (error: null) => void) => done(null),
};

function streamOf(file: OpenFile, { start, end }: ByteRange): Readable {
  const highWaterMark = Math.min(PIECE_BYTES, end - start + 1);
  const stream = createReadStream('', {
    fd: file.fd,
    fs: LENT_DESCRIPTOR,
    start,
    end,
    highWaterMark,
  });
  stream.once('close', file.release);
  return stream;
}

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
import { createOpenFiles, type OpenFile } from './open-files.ts';
import { readPieces } from './read-pieces.ts';

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

  async function stat(name: string): Promise<MediaInfo | undefined> {
    if (!isMediaName(name)) return undefined;
    const known = files.known(name);
    if (known) return known;
    const stats = await undefinedIfMissing(lstat(pathOf(name), { bigint: true }));
    return stats?.isFile() ? infoOf(name, stats) : undefined;
  }

  /** Lends a file to a reader, who releases it; in this version, if one is named. */
  async function lend<Reader>(name: string, etag: string | undefined, read: (file: OpenFile) => Reader) {
    const file = isMediaName(name) ? await files.acquire(name) : undefined;
    if (!file) throw new MediaNotFoundError(name);
    try {
      if (etag !== undefined && etag !== file.info.etag) throw new MediaNotFoundError(name);
      return read(file);
    } catch (error) {
      file.release();
      throw error;
    }
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
    open: async (name, range, etag) => {
      if (range) assertByteRange(range);
      return lend(name, etag, (file) => streamOf(file, range));
    },
    readPieces: async (name, range, etag) => {
      assertByteRange(range);
      return lend(name, etag, (file) => readPieces(file, cutToSize(range, file.info.size)));
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

/**
 * A stream closes its descriptor on destroy, whatever `autoClose` says; this descriptor is shared and must
 * stay open.
 */
const LENT_DESCRIPTOR = {
  read: (fd: number, into: Buffer, offset: number, length: number, position: number, done: ReadDone) =>
    read(fd, into, offset, length, position, (error, bytesRead) => {
      // A stream would end where a file became shorter.
      const isShorter = !error && bytesRead === 0;
      done(isShorter ? new Error('a file became shorter while it was read') : error, bytesRead, into);
    }),
  close: (_fd: number, done: (error: null) => void) => done(null),
};

type ReadDone = (error: Error | null, bytesRead: number, buffer: Buffer) => void;

function streamOf(file: OpenFile, range: ByteRange | undefined): Readable {
  const { size } = file.info;
  if (size === 0 && !range) {
    file.release();
    return Readable.from([]);
  }
  const { start, end } = range ? cutToSize(range, size) : { start: 0, end: size - 1 };
  const highWaterMark = Math.min(PIECE_BYTES, end - start + 1);
  const stream = createReadStream('', { fd: file.fd, fs: LENT_DESCRIPTOR, start, end, highWaterMark });
  stream.once('close', file.release);
  return stream;
}

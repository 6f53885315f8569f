import { createReadStream, read } from 'node:fs';
import { lstat, mkdir, opendir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { assertByteRange, cutToSize } from '../../domain/byte-range.ts';
import { assertMediaName, isMediaName } from '../../domain/media-name.ts';
import {
  type ByteRange,
  type MediaInfo,
  MediaNotFoundError,
  type MediaStore,
  SMALL_READ_BYTES,
  type SmallRead,
} from '../../domain/media-store.ts';
import { createBufferPool } from './buffer-pool.ts';
import { infoOf, probeFolder, putFile, removeStaleParts, undefinedIfMissing } from './folder-files.ts';
import { createOpenFiles, type OpenFile } from './open-files.ts';

export interface FolderMediaStoreOptions {
  /** Created if it does not exist. */
  readonly folder: string;
  readonly tier: MediaStore['tier'];
}

/** Bytes per read of a stream: a slow reader uses about this much memory. */
const READ_SIZE = 256 * 1024;

/** The number of buffers for small reads that are kept for reuse. */
const BUFFERS_KEPT = 32;
const readFd = promisify(read);
const lendBuffer = createBufferPool(SMALL_READ_BYTES, BUFFERS_KEPT);

/** Media as plain files in one folder. Unfinished files of crashed processes are deleted at the start. */
export async function openFolderMediaStore({ folder, tier }: FolderMediaStoreOptions): Promise<MediaStore> {
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
    read: async (name, range) => {
      const file = await acquire(name, range);
      try {
        return await readSmall(file, cutToSize(range, file.info.size));
      } finally {
        file.release();
      }
    },
    delete: async (name) => {
      // What `stat` does not report, such as a folder, is not deleted.
      if (!(await stat(name))) return false;
      const isDeleted = (await undefinedIfMissing(unlink(pathOf(name)).then(() => true))) ?? false;
      files.forget(name);
      return isDeleted;
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
  const highWaterMark = Math.min(READ_SIZE, end - start + 1);
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

/** One read at the position, into a pooled buffer. Undefined for a range that is longer than the buffer. */
async function readSmall(file: OpenFile, { start, end }: ByteRange): Promise<SmallRead | undefined> {
  const length = end - start + 1;
  if (length > SMALL_READ_BYTES) return undefined;
  const { buffer, release } = lendBuffer();
  try {
    let filled = 0;
    while (filled < length) {
      const { bytesRead } = await readFd(file.fd, buffer, filled, length - filled, start + filled);
      if (bytesRead === 0) throw new Error(`${file.info.name} became shorter while it was read`);
      filled += bytesRead;
    }
    return { info: file.info, bytes: buffer.subarray(0, length), release };
  } catch (error) {
    release();
    throw error;
  }
}

import { randomBytes } from 'node:crypto';
import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import type { ByteRange, MediaPieces } from '../../domain/media-store.ts';
import { createRangeReader } from './kept-ranges.ts';
import type { OpenFile } from './open-files.ts';

const KILOBYTE = 1024;
const SMALL: ByteRange = { start: 1000, end: 1000 + 64 * KILOBYTE - 1 };
const content = randomBytes(300 * KILOBYTE);
const small = content.subarray(SMALL.start, SMALL.end + 1);

describe('ranges of files on the disk', () => {
  let folder: TemporaryFolder;
  let handle: FileHandle;
  let read: (file: OpenFile, range: ByteRange) => MediaPieces;
  let users: number;
  beforeEach(async () => {
    folder = await temporaryFolder();
    const path = join(folder.path, 'film.mp4');
    await writeFile(path, content);
    handle = await open(path, 'r+');
    read = createRangeReader();
    users = 0;
  });
  afterEach(async () => {
    await handle.close();
    await folder.remove();
  });

  async function bytesOf(range: ByteRange, etag = 'first'): Promise<Buffer> {
    users += 1;
    const info = { name: 'film.mp4', size: content.length, modifiedAt: new Date(0), etag };
    const release = () => {
      users -= 1;
    };
    const pieces = read({ info, fd: handle.fd, release }, range);
    const all: Buffer[] = [];
    try {
      for (let piece = await pieces.next(); piece; piece = await pieces.next()) all.push(Buffer.from(piece));
    } finally {
      pieces.close();
    }
    return Buffer.concat(all);
  }

  const cut = () => handle.truncate(10);

  it('are not read again when they are small and were asked for twice', async () => {
    for (const _ of [1, 2]) expect((await bytesOf(SMALL)).equals(small)).toBe(true);
    await cut();
    for (const _ of [1, 2]) expect((await bytesOf(SMALL)).equals(small)).toBe(true);
    expect(users).toBe(0);
  });

  it('are read again when another one, or another version of the file is asked for', async () => {
    for (const _ of [1, 2]) await bytesOf(SMALL);
    await cut();
    await expect(bytesOf({ ...SMALL, end: SMALL.end - 1 })).rejects.toThrow('shorter');
    await expect(bytesOf(SMALL, 'second')).rejects.toThrow('shorter');
    expect(users).toBe(0);
  });

  it('are not kept when they were asked for once, or are long', async () => {
    await bytesOf(SMALL);
    const long = { start: 0, end: 64 * KILOBYTE };
    for (const _ of [1, 2, 3]) await bytesOf(long);
    await cut();
    await expect(bytesOf(SMALL)).rejects.toThrow('shorter');
    await expect(bytesOf(long)).rejects.toThrow('shorter');
  });

  it('take no more than a few megabytes: those asked for long ago are read again', async () => {
    for (const _ of [1, 2]) await bytesOf(SMALL);
    for (let start = 2000; start < 2000 + 128; start += 1) {
      const other = { start, end: start + 64 * KILOBYTE - 1 };
      for (const _ of [1, 2]) await bytesOf(other);
    }
    await cut();
    await expect(bytesOf(SMALL)).rejects.toThrow('shorter');
  });
});

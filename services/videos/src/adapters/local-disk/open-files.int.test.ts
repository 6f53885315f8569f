import { read as readCallback } from 'node:fs';
import { rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { createBufferPool } from './buffer-pool.ts';
import { createOpenFiles, type OpenFiles } from './open-files.ts';

const readFd = promisify(readCallback);

describe('open files', () => {
  let folder: TemporaryFolder;
  let files: OpenFiles;
  let time = 0;
  beforeEach(async () => {
    folder = await temporaryFolder();
    time = 0;
    files = createOpenFiles(folder.path, () => time);
  });
  afterEach(() => folder.remove());

  const write = (name: string, content: string) => writeFile(join(folder.path, name), content);

  async function read(name: string): Promise<string | undefined> {
    const file = await files.acquire(name);
    if (!file) return undefined;
    try {
      const { buffer, bytesRead } = await readFd(file.fd, Buffer.alloc(100), 0, 100, 0);
      return buffer.subarray(0, bytesRead).toString();
    } finally {
      file.release();
    }
  }

  it('are opened once for concurrent requests', async () => {
    await write('a', 'one');
    const both = await Promise.all([files.acquire('a'), files.acquire('a')]);
    expect(both[0]?.fd).toBe(both[1]?.fd);
    for (const file of both) file?.release();
  });

  it('are refreshed after another process replaced or removed them', async () => {
    await write('a', 'one');
    expect(await read('a')).toBe('one');
    await write('b', 'another');
    await rename(join(folder.path, 'b'), join(folder.path, 'a'));
    time += 100;
    expect(await read('a')).toBe('another');
    await unlink(join(folder.path, 'a'));
    time += 100;
    expect(await read('a')).toBeUndefined();
    expect(files.known('a')).toBeUndefined();
  });

  it('are refreshed at once after this process replaced them', async () => {
    await write('a', 'one');
    await read('a');
    await write('b', 'another');
    await rename(join(folder.path, 'b'), join(folder.path, 'a'));
    files.forget('a');
    expect(await read('a')).toBe('another');
  });

  it('can be read to the end, also if many others are opened or the file is removed', async () => {
    await write('a', 'one');
    const file = await files.acquire('a');
    await unlink(join(folder.path, 'a'));
    files.forget('a');
    for (let other = 0; other < 70; other += 1) {
      await write(`other-${other}`, 'x');
      await read(`other-${other}`);
    }
    const { bytesRead } = await readFd(file?.fd ?? -1, Buffer.alloc(10), 0, 10, 0);
    expect(bytesRead).toBe(3);
    file?.release();
  });
});

describe('the buffer pool', () => {
  it('does not lend a buffer twice, also if it is released twice', () => {
    const lend = createBufferPool(10, 4);
    const first = lend();
    first.release();
    first.release();
    const [second, third] = [lend(), lend()];
    expect(second.buffer).toBe(first.buffer);
    expect(third.buffer).not.toBe(second.buffer);
  });
});

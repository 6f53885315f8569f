import { mkdir, readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { createTemporaryFolders } from './temporary-folders.ts';

describe('temporary folders', () => {
  let root: TemporaryFolder;
  beforeEach(async () => {
    root = await temporaryFolder();
  });
  afterEach(() => root.remove());

  it('are separate, and removed afterwards with their content', async () => {
    const folders = createTemporaryFolders(root.path);
    const texts = await Promise.all(
      ['a', 'b'].map((content) =>
        folders.use(async (folder) =>
          readFile(await folder.write('same name', Readable.from([content])), 'utf8'),
        ),
      ),
    );
    expect(texts).toEqual(['a', 'b']);
    expect(await readdir(root.path)).toEqual([]);
  });

  it('are also removed if the work fails or its content breaks off', async () => {
    const folders = createTemporaryFolders(root.path);
    const broken = new Readable({
      read() {
        this.destroy(new Error('broken off'));
      },
    });
    await expect(folders.use((folder) => folder.write('x', broken))).rejects.toThrow('broken off');
    expect(await readdir(root.path)).toEqual([]);
  });

  it('of crashed processes are deleted when they are old', async () => {
    const folders = createTemporaryFolders(root.path);
    for (const name of ['work-old', 'work-new']) await mkdir(join(root.path, name));
    await utimes(join(root.path, 'work-old'), new Date(0), new Date(0));
    await folders.clear(new Date(1));
    expect(await readdir(root.path)).toEqual(['work-new']);
  });
});

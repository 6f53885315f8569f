import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { Upload } from '@tus/server';
import { openFolderMediaStore } from '../local-disk/folder-media-store.ts';
import { createTemporaryFolders } from '../local-disk/temporary-folders.ts';
import { createStoredUploads, type StoredUploads } from './stored-uploads.ts';

const ID = 'a'.repeat(32);
const MEGABYTE = 1024 * 1024;

describe('resumable uploads in a store that cannot append', () => {
  let folder: TemporaryFolder;
  let here: StoredUploads;
  let elsewhere: StoredUploads;
  beforeEach(async () => {
    folder = await temporaryFolder();
    const open = async () =>
      createStoredUploads(
        await openFolderMediaStore({ folder: join(folder.path, 'uploads'), tier: 'local' }),
        createTemporaryFolders(join(folder.path, 'tmp')),
      );
    [here, elsewhere] = [await open(), await open()];
    await here.store.create(new Upload({ id: ID, size: 10, offset: 0, metadata: { filename: 'salmo.mp4' } }));
  });
  afterEach(() => folder.remove());

  const write = (to: StoredUploads, offset: number, text: string) =>
    to.store.write(Readable.from([Buffer.from(text)]), ID, offset);
  const received = async ({ uploads }: StoredUploads) => (await uploads.find(ID))?.receivedBytes;
  const contentOf = ({ uploads }: StoredUploads) => uploads.read(ID, (path) => readFile(path, 'utf8'));

  it('are continued by any process', async () => {
    expect(await write(here, 0, '01234')).toBe(5);
    expect(await elsewhere.uploads.find(ID)).toEqual({
      id: ID,
      originalName: 'salmo.mp4',
      sizeBytes: 10,
      receivedBytes: 5,
    });
    expect(await write(elsewhere, 5, '56789')).toBe(10);
    expect(await contentOf(here)).toBe('0123456789');
  });

  it('have each byte once, when two processes took the same bytes', async () => {
    await write(here, 0, '012');
    await Promise.all([write(here, 3, '345678'), write(elsewhere, 3, '34')]);
    expect([8 + 1, 5]).toContain(await received(here));
    await write(here, 5, '56789');
    expect(await received(here)).toBe(10);
    expect(await contentOf(here)).toBe('0123456789');
  });

  it('do not count what follows a gap', async () => {
    await write(here, 0, '01');
    await write(here, 5, '56789');
    expect(await received(here)).toBe(2);
    await write(here, 2, '234');
    expect(await received(here)).toBe(10);
  });

  it('keep what arrived before the connection broke', async () => {
    const broken = async function* () {
      yield Buffer.alloc(9 * MEGABYTE);
      yield Buffer.from('the end');
      throw new Error('the connection broke');
    };
    await expect(here.store.write(Readable.from(broken()), ID, 0)).rejects.toThrow('broke');
    expect(await received(here)).toBe(9 * MEGABYTE + 'the end'.length);
  });

  it('are deleted with all their pieces, when asked for or when they were not used', async () => {
    await write(here, 0, '01234');
    await here.uploads.clear(new Date(Date.now() - 60_000));
    expect(await received(here)).toBe(5);
    await here.uploads.clear(new Date(Date.now() + 60_000));
    expect(await received(here)).toBeUndefined();
    await here.uploads.remove(ID);
    await expect(here.store.getUpload(ID)).rejects.toMatchObject({ status_code: 404 });
    await expect(here.store.getUpload('../secret')).rejects.toMatchObject({ status_code: 404 });
  });
});

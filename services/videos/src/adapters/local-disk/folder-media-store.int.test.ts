import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  type FileHandle,
  mkdir,
  open as openFile,
  readdir,
  readFile,
  rm,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { describeMediaStoreContract } from '../../../test/contracts/media-store.contract.ts';
import { MediaNotFoundError, PIECE_BYTES } from '../../domain/media-store.ts';
import { openFolderMediaStore } from './folder-media-store.ts';

const VIDEO = { contentType: 'video/mp4' };

let place: TemporaryFolder;
let folder: string;

beforeEach(async () => {
  place = await temporaryFolder();
  folder = join(place.path, 'media', 'local');
});

afterEach(async () => {
  await place.remove();
});

const open = () => openFolderMediaStore({ folder, tier: 'local' });

describeMediaStoreContract('A folder', open);

describe('a folder of media', () => {
  it('holds plain files under their names', async () => {
    const store = await open();
    const source = join(place.path, 'source');
    await writeFile(source, 'content');
    await store.put('psalm-23.mp4', source, VIDEO);

    expect(await readdir(folder)).toEqual(['psalm-23.mp4']);
    expect(await readFile(join(folder, 'psalm-23.mp4'), 'utf8')).toBe('content');
    expect(store.tier).toBe('local');
  });

  it('lists files that were added by hand, but no folders, links or hidden files', async () => {
    const store = await open();
    await writeFile(join(folder, 'by-hand.mp4'), 'x');
    await writeFile(join(folder, '.hidden'), 'x');
    await mkdir(join(folder, 'folder'));
    await writeFile(join(place.path, 'secret'), 'x');
    await symlink(join(place.path, 'secret'), join(folder, 'link.mp4'));

    const names: string[] = [];
    for await (const { name } of store.list()) names.push(name);

    expect(names).toEqual(['by-hand.mp4']);
    for (const name of ['folder', 'link.mp4', '.hidden']) {
      expect(await store.stat(name)).toBeUndefined();
      await expect(store.open(name)).rejects.toThrow(MediaNotFoundError);
      expect(await store.delete(name)).toBe(false);
    }
    expect(await readFile(join(place.path, 'secret'), 'utf8')).toBe('x');
  });

  it('replaces a link instead of writing through it', async () => {
    const store = await open();
    const [secret, source] = [join(place.path, 'secret'), join(place.path, 'source')];
    await writeFile(secret, 'secret');
    await writeFile(source, 'content');
    await symlink(secret, join(folder, 'link.mp4'));

    await store.put('link.mp4', source, VIDEO);

    expect(await readFile(secret, 'utf8')).toBe('secret');
    expect(await store.stat('link.mp4')).toMatchObject({ size: 7 });
  });

  it('deletes files that a crashed process left, but not those that another one is writing', async () => {
    await mkdir(folder, { recursive: true });
    const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const part of ['.part-old', '.part-new']) await writeFile(join(folder, part), 'half a vid');
    await utimes(join(folder, '.part-old'), twoHoursAgo, twoHoursAgo);

    await open();

    expect(await readdir(folder)).toEqual(['.part-new']);
  });

  it('does not close a file’s descriptor when a reader stops in the middle', async () => {
    const store = await open();
    await writeFile(join(folder, 'large.mp4'), 'l'.repeat(2_000_000));
    const others: FileHandle[] = [];
    for (let reader = 0; reader < 20; reader += 1) {
      const stream = await store.open('large.mp4');
      await once(stream, 'readable');
      stream.destroy();
      await once(stream, 'close');
      // A descriptor that was closed by mistake would be reused for this file.
      const other = join(folder, `other-${reader}`);
      await writeFile(other, 'other');
      others.push(await openFile(other));
    }
    const pieces = await store.readPieces?.('large.mp4', { start: 1_000_000, end: 1_000_004 });
    expect((await pieces?.next())?.toString()).toBe('lllll');
    pieces?.close();
    expect(await text(await store.open('large.mp4'))).toHaveLength(2_000_000);
    for (const other of others) {
      expect((await other.readFile()).toString()).toBe('other');
      await other.close();
    }
  });

  it('reads a range in pieces of one version, also if the file is replaced meanwhile', async () => {
    const store = await open();
    const old = randomBytes(PIECE_BYTES * 2);
    await writeFile(join(folder, 'film.mp4'), old);
    const range = { start: 10, end: old.length - 11 };
    const pieces = await store.readPieces?.('film.mp4', range);
    const read = [Buffer.from((await pieces?.next()) ?? '')];
    await writeFile(join(place.path, 'source'), 'another');
    await store.put('film.mp4', join(place.path, 'source'), VIDEO);
    read.push(Buffer.from((await pieces?.next()) ?? ''));
    expect(read.map(({ length }) => length)).toEqual([PIECE_BYTES, PIECE_BYTES - 20]);
    expect(Buffer.concat(read).equals(old.subarray(range.start, range.end + 1))).toBe(true);
    expect(await pieces?.next()).toBeUndefined();
    pieces?.close();
    expect(await store.stat('film.mp4')).toMatchObject({ size: 7 });
    await expect(store.readPieces?.('film.mp4', range)).rejects.toThrow(RangeError);
    await expect(store.readPieces?.('nowhere.mp4', range)).rejects.toThrow(MediaNotFoundError);
  });

  it('lends a buffer to the next reader only when nothing is read into it any more', async () => {
    const store = await open();
    const [one, other] = [Buffer.alloc(PIECE_BYTES, 1), Buffer.alloc(PIECE_BYTES, 2)];
    await writeFile(join(folder, 'one.mp4'), one);
    await writeFile(join(folder, 'other.mp4'), other);
    const all = { start: 0, end: PIECE_BYTES - 1 };
    for (let turn = 0; turn < 50; turn += 1) {
      const leaving = await store.readPieces?.('one.mp4', all);
      const left = leaving?.next();
      leaving?.close();
      const staying = await store.readPieces?.('other.mp4', all);
      const piece = await staying?.next();
      await left;
      expect(piece?.equals(other)).toBe(true);
      staying?.close();
    }
  });

  it('fails a read of a file that became shorter', async () => {
    const store = await open();
    await writeFile(join(folder, 'film.mp4'), 'x'.repeat(1000));
    const pieces = await store.readPieces?.('film.mp4', { start: 0, end: 999 });
    await truncate(join(folder, 'film.mp4'), 10);
    await expect(pieces?.next()).rejects.toThrow('shorter');
    pieces?.close();
  });

  it('fails a stream of a file that became shorter, instead of ending it', async () => {
    const store = await open();
    await writeFile(join(folder, 'film.mp4'), 'x'.repeat(1000));
    const stream = await store.open('film.mp4');
    await truncate(join(folder, 'film.mp4'), 10);
    await expect(text(stream)).rejects.toThrow('shorter');
  });

  it('reads pieces only of the version that is asked for', async () => {
    const store = await open();
    await writeFile(join(place.path, 'source'), '0123456789');
    const { etag } = await store.put('film.mp4', join(place.path, 'source'), VIDEO);
    const pieces = await store.readPieces?.('film.mp4', { start: 1, end: 2 }, etag);
    expect(String(await pieces?.next())).toBe('12');
    pieces?.close();
    await store.put('film.mp4', join(place.path, 'source'), VIDEO);
    await expect(store.readPieces?.('film.mp4', { start: 1, end: 2 }, etag)).rejects.toThrow(
      MediaNotFoundError,
    );
  });

  it('leaves no unfinished file if a put fails at its last step', async () => {
    const store = await open();
    await mkdir(join(folder, 'taken.mp4'));
    const source = join(place.path, 'source');
    await writeFile(source, 'content');

    await expect(store.put('taken.mp4', source, VIDEO)).rejects.toThrow();

    expect(await readdir(folder)).toEqual(['taken.mp4']);
  });

  it('reports a missing folder', async () => {
    const store = await open();
    await rm(folder, { recursive: true });
    await expect(store.check()).rejects.toMatchObject({ code: 'unavailable' });
  });
});

import { createHash } from 'node:crypto';
import { readFile, truncate, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import {
  type ByteRange,
  type MediaInfo,
  MediaNotFoundError,
  type MediaStore,
} from '../../src/domain/media-store.ts';

const VIDEO = { contentType: 'video/mp4' };
const DIGITS = '0123456789';
const MEGABYTE = 2 ** 20;

const ENOUGH_TO_COLLECT = 80 * MEGABYTE;
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const ODD_NAMES = [
  'a',
  'olá mundo.mp4',
  "it's 100% & more+.mp4",
  'ação (1) #2?.mp4',
  '平安.mp4',
  '🕊️.webp',
  `${'n'.repeat(196)}.mp4`,
];
const IMPOSSIBLE_NAMES = [
  '',
  '.',
  '..',
  '.hidden',
  'a/b',
  '../a',
  'a\\b',
  'a\u0000b',
  'a\nb',
  'n'.repeat(201),
  '\ud800',
];

/** Known deviations of an engine from what it replaces: the reason, shown in the title of the skipped test. */
export interface MediaEngineLimits {
  readonly rewritesInPlace?: string;
}

/** The contract of every media store. `open` returns an empty one. */
export function describeMediaStoreContract(
  name: string,
  open: () => Promise<MediaStore>,
  limits: MediaEngineLimits = {},
): void {
  jest.setTimeout(SLOW_MACHINE_MS);
  describe(`${name} as a media store`, () => {
    let folder: TemporaryFolder;
    let store: MediaStore;

    beforeEach(async () => {
      folder = await temporaryFolder();
      store = await open();
    });

    afterEach(async () => {
      await folder.remove();
    });

    async function fileWith(content: string | Buffer): Promise<string> {
      const path = join(folder.path, crypto.randomUUID());
      await writeFile(path, content);
      return path;
    }

    const put = async (key: string, content: string | Buffer) =>
      store.put(key, await fileWith(content), VIDEO);
    const read = async (key: string, range?: ByteRange) => buffer(await store.open(key, range));
    async function listed(): Promise<MediaInfo[]> {
      const infos: MediaInfo[] = [];
      for await (const info of store.list()) infos.push(info);
      return infos;
    }

    const names = async () => (await listed()).map((info) => info.name).sort();

    it('keeps a file with a final source, also if the source is deleted or put again', async () => {
      const source = join(folder.path, 'final');
      await writeFile(source, DIGITS);
      for (const name of ['a.mp4', 'b.mp4', 'a.mp4'])
        await store.put(name, source, { ...VIDEO, isFinal: true });
      await unlink(source);
      for (const name of ['a.mp4', 'b.mp4'])
        expect(String(await buffer(await store.open(name)))).toBe(DIGITS);
      await store.delete('a.mp4');
      expect(String(await buffer(await store.open('b.mp4')))).toBe(DIGITS);
      const names: string[] = [];
      for await (const { name } of store.list()) names.push(name);
      expect(names).toEqual(['b.mp4']);
    });

    it('shares a file with a path where it can: that content stays there', async () => {
      await put('a.mp4', 'old');
      const path = join(folder.path, 'shared');
      if (!(await store.share?.('a.mp4', path))) return;
      await put('a.mp4', 'newer');
      expect(await readFile(path, 'utf8')).toBe('old');
      await store.delete('a.mp4');
      expect(await readFile(path, 'utf8')).toBe('old');
      await expect(store.share?.('a.mp4', `${path}-2`)).rejects.toThrow(MediaNotFoundError);
    });

    it('returns the new content at once after a read of the old', async () => {
      await put('a.mp4', 'old');
      expect(String(await read('a.mp4'))).toBe('old');
      expect(await put('a.mp4', 'newer')).toMatchObject({ size: 5 });
      expect(String(await read('a.mp4'))).toBe('newer');
    });

    it('never reports more sent bytes than the size', async () => {
      const source = join(folder.path, 'sent');
      await writeFile(source, DIGITS);
      const sent: number[] = [];
      await store.put('a.mp4', source, { ...VIDEO, onSent: (bytes) => void sent.push(bytes) });
      expect(sent.every((bytes) => bytes <= DIGITS.length)).toBe(true);
    });

    it('stores a file and returns its description', async () => {
      const before = Date.now();
      const info = await put('psalm-23.mp4', DIGITS);

      expect(info).toMatchObject({ name: 'psalm-23.mp4', size: 10 });
      expect(info.etag).toMatch(/^[^"\s]+$/);
      // S3 has times in whole seconds.
      expect(info.modifiedAt.getTime()).toBeGreaterThan(before - 2_000);
      expect(await store.stat('psalm-23.mp4')).toEqual(info);
      expect((await read('psalm-23.mp4')).toString()).toBe(DIGITS);
    });

    it('stores bytes unchanged, also an empty file', async () => {
      const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256));
      await put('bytes.bin', bytes);
      expect(bytes.equals(await read('bytes.bin'))).toBe(true);

      await put('empty.bin', '');
      expect(await store.stat('empty.bin')).toMatchObject({ size: 0 });
      expect(await read('empty.bin')).toHaveLength(0);
    });

    it('does not delete the source', async () => {
      const source = await fileWith(DIGITS);
      await store.put('copy.mp4', source, VIDEO);
      await writeFile(source, 'something else');
      expect((await read('copy.mp4')).toString()).toBe(DIGITS);
    });

    it('returns the bytes of a range, both ends included', async () => {
      await put('digits', DIGITS);
      const part = async (start: number, end: number) => (await read('digits', { start, end })).toString();

      expect(await part(0, 0)).toBe('0');
      expect(await part(2, 4)).toBe('234');
      expect(await part(9, 9)).toBe('9');
      expect(await part(0, 9)).toBe(DIGITS);
      expect(await part(7, 10_000)).toBe('789');
    });

    it('rejects a range that begins after the content or is invalid', async () => {
      await put('digits', DIGITS);
      await put('empty', '');
      const ranges = [
        { start: 10, end: 20 },
        { start: 4, end: 2 },
        { start: -1, end: 2 },
        { start: 0.5, end: 2 },
        { start: Number.NaN, end: 2 },
      ];
      for (const range of ranges) await expect(store.open('digits', range)).rejects.toThrow(RangeError);
      await expect(store.open('empty', { start: 0, end: 0 })).rejects.toThrow(RangeError);
    });

    it('opens only the version that is asked for', async () => {
      const { etag: old } = await put('video.mp4', DIGITS);
      const open = (etag: string, range?: ByteRange) => store.open('video.mp4', range, etag);
      expect(String(await buffer(await open(old)))).toBe(DIGITS);
      expect(String(await buffer(await open(old, { start: 1, end: 2 })))).toBe('12');
      const { etag: current } = await put('video.mp4', 'another');
      for (const range of [undefined, { start: 1, end: 2 }]) {
        await expect(open(old, range)).rejects.toThrow(MediaNotFoundError);
      }
      expect(String(await buffer(await open(current)))).toBe('another');
    });

    it('replaces an existing file, with another validator', async () => {
      const first = await put('video.mp4', 'the first');
      // Read in between, because a store may keep files open.
      expect((await read('video.mp4')).toString()).toBe('the first');
      const second = await put('video.mp4', 'and other');

      expect((await read('video.mp4')).toString()).toBe('and other');
      expect(second.etag).not.toBe(first.etag);
      expect(await names()).toEqual(['video.mp4']);
    });

    itUnless(limits.rewritesInPlace, 'shows a reader the old content or the new, never a part', async () => {
      const contents = ['a', 'b', 'c'].map((letter) => letter.repeat(300_000));
      await put('video.mp4', contents[0] ?? '');
      const writing = Promise.all(contents.slice(1).map((content) => put('video.mp4', content)));

      for (let round = 0; round < 10; round += 1) {
        const seen = (await read('video.mp4')).toString();
        expect(contents.includes(seen)).toBe(true);
      }
      await writing;
    });

    it('finds nothing under an unknown or deleted name', async () => {
      expect(await store.stat('nothing.mp4')).toBeUndefined();
      await expect(store.open('nothing.mp4')).rejects.toThrow(MediaNotFoundError);
      expect(await store.delete('nothing.mp4')).toBe(false);

      await put('video.mp4', DIGITS);
      expect(await store.delete('video.mp4')).toBe(true);
      expect(await store.delete('video.mp4')).toBe(false);
      expect(await store.stat('video.mp4')).toBeUndefined();
      expect(await names()).toEqual([]);
    });

    it.each(ODD_NAMES)('accepts the unusual name %j', async (odd) => {
      await put(odd, DIGITS);
      expect(await names()).toEqual([odd]);
      expect(await store.stat(odd)).toMatchObject({ name: odd, size: 10 });
      expect((await read(odd, { start: 3, end: 3 })).toString()).toBe('3');
      expect(await store.delete(odd)).toBe(true);
    });

    it.each(IMPOSSIBLE_NAMES)('does not store under %j and finds nothing there', async (impossible) => {
      await expect(put(impossible, DIGITS)).rejects.toThrow(RangeError);
      expect(await store.stat(impossible)).toBeUndefined();
      await expect(store.open(impossible)).rejects.toThrow(MediaNotFoundError);
      expect(await store.delete(impossible)).toBe(false);
      expect(await names()).toEqual([]);
    });

    it('lists all files', async () => {
      const expected = Array.from({ length: 30 }, (_, index) => `video-${index}.mp4`);
      for (const [index, each] of expected.entries()) await put(each, 'x'.repeat(index));

      const infos = await listed();
      expect(infos.map((info) => info.name).sort()).toEqual(expected.toSorted());
      for (const info of infos)
        expect(await store.stat(info.name)).toMatchObject({ size: info.size, etag: info.etag });
    });

    it('keeps the old content and leaves no unfinished file if a put fails', async () => {
      await put('video.mp4', DIGITS);
      await expect(store.put('video.mp4', join(folder.path, 'no such file'), VIDEO)).rejects.toThrow();
      await expect(store.put('new.mp4', folder.path, VIDEO)).rejects.toThrow();

      expect((await read('video.mp4')).toString()).toBe(DIGITS);
      expect(await names()).toEqual(['video.mp4']);
    });

    it(
      'stores 200 MB without holding them in memory',
      async () => {
        const source = await fileWith('');
        await truncate(source, 200 * MEGABYTE);
        let most = 0;
        const before = process.memoryUsage().arrayBuffers;
        const held = () => process.memoryUsage().arrayBuffers - before;
        const watch = setInterval(() => {
          // Released buffers count until they are collected, at a time that nobody knows.
          if (held() > ENOUGH_TO_COLLECT) collectGarbage();
          most = Math.max(most, held());
        }, 1);

        const info = await store.put('large.mp4', source, VIDEO);
        const hash = createHash('md5');
        for await (const chunk of await store.open('large.mp4')) hash.update(chunk);
        clearInterval(watch);

        expect(info.size).toBe(200 * MEGABYTE);
        expect(hash.digest('hex')).toBe('3566de3a97906edb98d004d6b947ae9b');
        expect(most).toBeLessThan(100 * MEGABYTE);
      },
      4 * SLOW_MACHINE_MS,
    );

    it('reports that it is available', async () => {
      await expect(store.check()).resolves.toBeUndefined();
    });
  });
}

function itUnless(reason: string | undefined, behaviour: string, test: () => Promise<void>): void {
  if (reason) it.skip(`${behaviour} (skipped: ${reason})`, test);
  else it(behaviour, test);
}

import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import type { CloudObjects } from '../../src/cloud/cloud-objects.ts';

/** More than one part of an upload. */
const LARGE_BYTES = 9_000_000;

/** The contract of objects outside of this machine. `open` returns an empty place. */
export function describeCloudObjectsContract(name: string, open: () => Promise<CloudObjects>): void {
  describe(`${name} as objects in the cloud`, () => {
    let objects: CloudObjects;
    let scratch: TemporaryFolder;
    beforeEach(async () => {
      objects = await open();
      scratch = await temporaryFolder();
    });
    afterEach(() => scratch.remove());

    async function aFile(content: string | Buffer): Promise<string> {
      const file = join(scratch.path, 'file');
      await writeFile(file, content);
      return file;
    }

    async function textOf(key: string): Promise<string | undefined> {
      const body = await objects.open(key);
      return body && text(body);
    }

    it('has nothing at first', async () => {
      expect(await objects.list('')).toEqual([]);
      expect(await objects.open('contents/aa/aaa')).toBeUndefined();
    });

    it('keeps files and texts, and lists them by key with their sizes', async () => {
      await objects.putFile('contents/aa/aab', await aFile('a film'));
      await objects.putFile('contents/aa/aaa', await aFile(''));
      await objects.putText('locks/b', 'olá');
      expect(await objects.list('contents/')).toMatchObject([
        { key: 'contents/aa/aaa', bytes: 0 },
        { key: 'contents/aa/aab', bytes: 6 },
      ]);
      expect(await objects.list('locks/')).toMatchObject([{ key: 'locks/b', bytes: 4 }]);
      expect(await textOf('contents/aa/aab')).toBe('a film');
      expect(await textOf('contents/aa/aaa')).toBe('');
      expect(await textOf('locks/b')).toBe('olá');
    });

    it('keeps a large file byte for byte', async () => {
      const content = randomBytes(LARGE_BYTES);
      await objects.putFile('contents/aa/aaa', await aFile(content));
      const body = await objects.open('contents/aa/aaa');
      expect(body && (await buffer(body)).equals(content)).toBe(true);
    });

    it('replaces an object, and knows when', async () => {
      await objects.putText('locks/a', 'one');
      const [before] = await objects.list('locks/');
      await objects.putText('locks/a', 'three');
      const [after] = await objects.list('locks/');
      expect(await textOf('locks/a')).toBe('three');
      expect(after?.modifiedAt).toBeGreaterThanOrEqual(before?.modifiedAt ?? Number.NaN);
    });

    it('deletes what is there, and does not mind what is not', async () => {
      await objects.putText('locks/a', 'one');
      await objects.delete('locks/a');
      await objects.delete('locks/a');
      expect(await objects.list('')).toEqual([]);
    });

    it('stores nothing of an upload that was ended', async () => {
      const ended = AbortSignal.abort(new Error('ended'));
      const file = await aFile(randomBytes(LARGE_BYTES));
      await expect(objects.until(ended).putFile('contents/aa/aaa', file)).rejects.toThrow('ended');
      expect(await objects.list('')).toEqual([]);
    });

    it('tells a file that is not there from a place that is away', async () => {
      await expect(objects.putFile('contents/aa/aaa', join(scratch.path, 'none'))).rejects.toMatchObject({
        code: 'ENOENT',
      });
    });

    it('is not readable by anyone', async () => {
      await objects.putText('locks/a', 'one');
      expect(await objects.isReadableByAnyone('locks/a')).toBe(false);
    });
  });
}

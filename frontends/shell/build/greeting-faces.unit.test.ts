/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { GREETING_FACES, subsetFace } from './greeting-faces.ts';

/** Download limit in bytes per font, so that it arrives with the page on a slow connection. */
const MAX_BYTES = 8 * 1024;

describe('the fonts of the greeting', () => {
  it.each(GREETING_FACES)('contain exactly the letters of the $text in all languages', async (face) => {
    // Fails when the greeting changed: run `node frontends/shell/build/greeting-faces.ts`.
    expect((await subsetFace(face)).equals(await readFile(face.file))).toBe(true);
  });

  it('are at most 8 KiB each', async () => {
    const sizes = await Promise.all(GREETING_FACES.map(async ({ file }) => (await readFile(file)).length));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_BYTES);
  });
});

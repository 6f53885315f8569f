import { loadSharp, MAX_PIXELS } from './load-sharp.ts';

/** Converts a WebP poster to JPEG: some tens of kilobytes. Rejects if the bytes are no WebP picture. */
export async function posterAsJpeg(poster: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(poster, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .flatten({ background: '#000' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

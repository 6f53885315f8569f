import sharp from 'sharp';

// The picture comes from ffmpeg and is PNG: every other reader of libvips is switched off.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngFile'] });
// One small picture now and then: threads and a cache would only hold memory.
sharp.concurrency(1);
sharp.cache(false);

const MAX_PIXELS = 4096 * 4096;
const MAX_WIDTH = 720;

/** Turns a PNG still into a WebP poster, at most 720 pixels wide: a few ten kilobytes in about a tenth of a second. */
export async function makePoster(stillPath: string, posterPath: string): Promise<void> {
  await sharp(stillPath, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .webp({ quality: 78, effort: 3 })
    .toFile(posterPath);
}

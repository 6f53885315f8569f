const MAX_PIXELS = 4096 * 4096;
const MAX_WIDTH = 720;

/** Converts a PNG picture to a WebP poster, at most 720 pixels wide: some ten kilobytes, in about a tenth of a second. */
export async function makePoster(stillPath: string, posterPath: string): Promise<void> {
  const sharp = await loadSharp();
  await sharp(stillPath, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .webp({ quality: 78, effort: 3 })
    .toFile(posterPath);
}

/** With the first poster: libvips takes time and memory at a start, and most processes make none. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // ffmpeg delivers PNG, so all other loaders of libvips are disabled.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadPngFile'] });
  // Small pictures are made rarely: threads and a cache would only use memory.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Of a picture that is decoded. */
export const MAX_PIXELS = 4096 * 4096;

/** With the first picture: libvips takes time and memory at a start, and most processes make none. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // ffmpeg delivers PNG and posters are WebP, so all other loaders of libvips are disabled.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadPngFile', 'VipsForeignLoadWebpBuffer'] });
  // Small pictures are made rarely: threads and a cache would only use memory.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

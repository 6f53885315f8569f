import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { MediaNotFoundError } from '../../domain/media-store.ts';
import { videoNotFound } from '../../domain/video-errors.ts';
import { type FindCompanionDeps, findCompanion } from './find-companion.ts';

/** Of JPEG pictures kept in memory: some hundred. Bytes. */
const MAX_KEPT_BYTES = 8 * 1024 * 1024;

export interface JpegPoster {
  readonly bytes: Buffer;
  /** The validator of the WebP poster it was made of, without quotes. */
  readonly posterEtag: string;
}

export interface FindJpegPosterDeps extends FindCompanionDeps {
  /** A WebP poster as JPEG. */
  readonly posterAsJpeg: (poster: Buffer) => Promise<Buffer>;
}

/**
 * The poster of a video as JPEG, for messengers that show no WebP in previews of links. It is made when one asks for it, one at a
 * time, and the last ones are kept.
 * @throws AppError `video_not_found`, also for a video without poster
 */
export function createJpegPosterFinder({ posterAsJpeg, ...deps }: FindJpegPosterDeps) {
  let last: Promise<unknown> = Promise.resolve();
  const kept = new LRUCache<string, Buffer, Awaited<ReturnType<typeof findCompanion>>>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _old, { context: { store, info } }) => {
      const made = last.then(async () => posterAsJpeg(await buffer(await store.open(info.name))));
      last = made.catch(() => {});
      return made;
    },
  });
  return async (id: number): Promise<JpegPoster> => {
    const poster = await findCompanion(deps, 'poster', id);
    const { name, etag } = poster.info;
    try {
      const bytes = await kept.fetch(`${name} ${etag}`, { context: poster });
      if (!bytes) throw videoNotFound();
      return { bytes, posterEtag: etag };
    } catch (error) {
      // Removed at this moment.
      throw error instanceof MediaNotFoundError ? videoNotFound() : error;
    }
  };
}

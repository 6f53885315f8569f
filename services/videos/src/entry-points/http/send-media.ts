import { AppError } from '@selah/shared/service/errors/app-error';
import type { ServiceContext } from '@selah/shared/service/http/koa/service-context';
import { type ByteRange, type MediaInfo, MediaNotFoundError } from '@selah/shared/service/media/media-store';
import { mediaTypeOf } from '../../domain/media-types.ts';
import { videoNotFound } from '../../domain/video-errors.ts';
import type { FoundMedia } from '../../use-cases/find-video-file.ts';
import { requestedRange } from './byte-range.ts';

/** A year: such bytes never change under their address. */
export const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Answers with a file: whole, a range of it (206), or nothing new (304). The stream is read no faster than the caller
 * takes it, and let go when the caller hangs up.
 * @throws AppError `range_not_satisfiable`, `video_not_found` when the file went away this moment
 */
export async function sendMedia(
  ctx: ServiceContext,
  { store, info }: FoundMedia,
  cacheControl: string,
): Promise<void> {
  ctx.status = 200;
  ctx.set('Accept-Ranges', 'bytes');
  const range = rangeOf(ctx, info);
  if (range === 'unsatisfiable') {
    ctx.set('Content-Range', `bytes */${info.size}`);
    throw new AppError('range_not_satisfiable');
  }
  ctx.set('ETag', `"${info.etag}"`);
  ctx.lastModified = info.modifiedAt;
  ctx.set('Cache-Control', cacheControl);
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.type = mediaTypeOf(info.name);
  if (range) {
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${info.size}`);
  }
  // For HEAD nothing is opened: nobody would ever close it.
  if (ctx.method !== 'HEAD') ctx.body = await open({ store, info }, range);
  ctx.length = range ? range.end - range.start + 1 : info.size;
}

/** Undefined for the whole file. HEAD has no ranges, and a range of another version is no use to the caller. */
function rangeOf(ctx: ServiceContext, info: MediaInfo): ByteRange | 'unsatisfiable' | undefined {
  if (ctx.method === 'HEAD' || !isAboutThisVersion(ctx.get('If-Range'), info)) return undefined;
  const range = requestedRange(ctx.get('Range'), info.size);
  return range === 'whole' ? undefined : range;
}

/** If-Range (RFC 9110 §13.1.5): the very validator, compared strongly; a date must be exactly ours, to the second. */
function isAboutThisVersion(ifRange: string, { etag, modifiedAt }: MediaInfo): boolean {
  if (ifRange === '') return true;
  if (ifRange.includes('"')) return ifRange === `"${etag}"`;
  return Date.parse(ifRange) === Math.floor(modifiedAt.getTime() / 1000) * 1000;
}

async function open({ store, info }: Pick<FoundMedia, 'store' | 'info'>, range: ByteRange | undefined) {
  try {
    return await store.open(info.name, range);
  } catch (error) {
    throw error instanceof MediaNotFoundError ? videoNotFound() : error;
  }
}

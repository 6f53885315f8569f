import { Readable } from 'node:stream';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { ServiceContext } from '@selah/service-kit/http/koa/service-context';
import fresh from 'fresh';
import {
  type ByteRange,
  type MediaInfo,
  MediaNotFoundError,
  type MediaPieces,
} from '../../../domain/media-store.ts';
import { mediaTypeOf } from '../../../domain/media-types.ts';
import { videoNotFound } from '../../../domain/video-errors.ts';
import type { FoundMedia } from '../../../use-cases/playback/find-video-file.ts';
import { requestedRange } from './byte-range.ts';
import { isVersionWanted, type Validators, validatorsOf } from './conditional-request.ts';
import { sendPieces } from './send-pieces.ts';

/** A year, because the bytes of such an address never change. */
export const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Answers with a file: whole, a range of it (206), or not modified (304). It is read at the client's speed, and
 * closed when the client disconnects.
 * @throws AppError `range_not_satisfiable`, `video_not_found` if the file was just removed
 */
export async function sendMedia(
  ctx: ServiceContext,
  { store, info }: FoundMedia,
  cacheControl: string,
): Promise<void> {
  const validators = validatorsOf(info);
  const { etag, lastModified } = validators;
  ctx.set({ 'Accept-Ranges': 'bytes', 'X-Content-Type-Options': 'nosniff' });
  if (fresh(conditionsOf(ctx), { etag, 'last-modified': lastModified })) {
    ctx.set({ ETag: etag, 'Cache-Control': cacheControl });
    ctx.status = 304;
    return;
  }
  const range = rangeOf(ctx, info, validators);
  const length = range ? range.end - range.start + 1 : info.size;
  // For HEAD nothing is opened, because nothing would close it.
  const body = ctx.method === 'HEAD' ? undefined : await open({ store, info }, range);
  ctx.status = range ? 206 : 200;
  ctx.set({ ETag: etag, 'Last-Modified': lastModified, 'Cache-Control': cacheControl });
  ctx.type = mediaTypeOf(info.name);
  if (range) ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${info.size}`);
  if (body instanceof Readable) ctx.body = body;
  else if (body) await sendPieces(ctx, body, length);
  ctx.length = length;
}

/** Answers with bytes that are in memory, or not modified (304). The validator is in quotes. */
export function sendBytes(
  ctx: ServiceContext,
  { bytes, type, etag }: { readonly bytes: Buffer; readonly type: string; readonly etag: string },
  cacheControl: string,
): void {
  ctx.set({ ETag: etag, 'Cache-Control': cacheControl, 'X-Content-Type-Options': 'nosniff' });
  if (fresh(conditionsOf(ctx), { etag })) {
    ctx.status = 304;
    return;
  }
  ctx.type = type;
  ctx.body = bytes;
}

/** Without `Cache-Control`: browsers add it to every conditional `fetch`, and `fresh` would treat it as a forced reload. */
function conditionsOf(ctx: ServiceContext) {
  return {
    'if-none-match': ctx.get('If-None-Match'),
    'if-modified-since': ctx.get('If-Modified-Since'),
  };
}

/** Undefined for the whole file. Ignored for HEAD, and if the client's version is outdated. */
function rangeOf(ctx: ServiceContext, info: MediaInfo, validators: Validators): ByteRange | undefined {
  if (ctx.method === 'HEAD' || !isVersionWanted(validators, ctx.get('If-Range'))) return undefined;
  const range = requestedRange(ctx.get('Range'), info.size);
  if (range === 'unsatisfiable') {
    ctx.set('Content-Range', `bytes */${info.size}`);
    throw new AppError('range_not_satisfiable');
  }
  return range === 'whole' ? undefined : range;
}

/** In pieces if the store supports it, else as a stream. */
async function open(
  { store, info }: Pick<FoundMedia, 'store' | 'info'>,
  range: ByteRange | undefined,
): Promise<MediaPieces | Readable> {
  try {
    const wanted = range ?? { start: 0, end: info.size - 1 };
    const pieces = info.size > 0 ? await store.readPieces?.(info.name, wanted) : undefined;
    if (!pieces) return await store.open(info.name, range);
    if (pieces.info.etag === info.etag) return pieces;
    // Replaced at this moment: length and validator in the headers would not match the bytes.
    pieces.close();
    throw new MediaNotFoundError(info.name);
  } catch (error) {
    throw error instanceof MediaNotFoundError ? videoNotFound() : error;
  }
}

import { Readable } from 'node:stream';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { ServiceContext } from '@selah/service-kit/http/koa/service-context';
import fresh from 'fresh';
import { type ByteRange, MediaNotFoundError, type MediaPieces } from '../../../domain/media-store.ts';
import { videoNotFound } from '../../../domain/video-errors.ts';
import type { FoundMedia } from '../../../use-cases/playback/find-video-file.ts';
import { conditionsOf, mediaHead } from './media-head.ts';
import { sendPieces } from './send-pieces.ts';

/** A year, because the bytes of such an address never change. */
export const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Answers with a file: whole, a range of it (206), or not modified (304). It is read at the client's speed,
 * and closed when the client disconnects.
 * @throws AppError `range_not_satisfiable`, `video_not_found` if the file was just removed
 */
export async function sendMedia(
  ctx: ServiceContext,
  { store, info }: FoundMedia,
  cacheControl: string,
): Promise<void> {
  const head = mediaHead(ctx.req, info, cacheControl);
  if (head === 'unsatisfiable') {
    ctx.set('Content-Range', `bytes */${info.size}`);
    throw new AppError('range_not_satisfiable');
  }
  const { status, headers, range, length } = head;
  // For HEAD nothing is opened, because nothing would close it.
  const hasBody = status !== 304 && ctx.method !== 'HEAD';
  const body = hasBody ? await openMedia({ store, info }, range) : undefined;
  ctx.status = status;
  ctx.set(headers);
  if (body instanceof Readable) ctx.body = body;
  else if (body) await sendPieces(ctx, body, length);
  if (status !== 304) ctx.length = length;
}

/** Answers with bytes that are in memory, or not modified (304). The validator is in quotes. */
export function sendBytes(
  ctx: ServiceContext,
  { bytes, type, etag }: { readonly bytes: Buffer; readonly type: string; readonly etag: string },
  cacheControl: string,
): void {
  ctx.set({ ETag: etag, 'Cache-Control': cacheControl, 'X-Content-Type-Options': 'nosniff' });
  if (fresh(conditionsOf(ctx.req), { etag })) {
    ctx.status = 304;
    return;
  }
  ctx.type = type;
  ctx.body = bytes;
}

/**
 * Opens a range, or the whole file: in pieces if the store supports it, else as a stream.
 * @throws AppError `video_not_found` if the file was just removed or replaced: length and validator in the
 * headers would not match the bytes
 */
async function openMedia(
  { store, info }: Pick<FoundMedia, 'store' | 'info'>,
  range: ByteRange | undefined,
): Promise<MediaPieces | Readable> {
  const { name, size, etag } = info;
  try {
    if (!store.readPieces || size === 0) return await store.open(name, range, etag);
    return await store.readPieces(name, range ?? { start: 0, end: size - 1 }, etag);
  } catch (error) {
    throw error instanceof MediaNotFoundError ? videoNotFound() : error;
  }
}

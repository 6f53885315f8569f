import type { ServiceContext } from '@selah/service-kit/http/koa/service-context';
import { type MediaPieces, PIECE_BYTES } from '../../../domain/media-store.ts';

/**
 * Answers with `length` bytes of a file. The next piece is read when the connection has taken the one before,
 * so that a client that reads slowly costs one buffer. Resolves when the first piece is read; the others
 * follow.
 */
export async function sendPieces(ctx: ServiceContext, pieces: MediaPieces, length: number): Promise<void> {
  const { res } = ctx;
  res.once('close', pieces.close);
  const first = await pieces.next();
  if (!first) return;
  if (length <= PIECE_BYTES) {
    ctx.body = first;
    return;
  }
  ctx.respond = false;
  // After the rest of the request's steps, as Koa itself would.
  setImmediate(() => writeRest(ctx, first, pieces));
}

function writeRest(ctx: ServiceContext, piece: Buffer, pieces: MediaPieces): void {
  const { res } = ctx;
  if (res.destroyed) return;
  res.write(piece, async (error) => {
    if (error) return;
    try {
      const next = await pieces.next();
      if (next) writeRest(ctx, next, pieces);
      else res.end();
    } catch (failure) {
      ctx.state.log.error({ err: failure }, 'a file could not be read to its end');
      res.destroy();
    }
  });
}

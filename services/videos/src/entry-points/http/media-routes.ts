import type Router from '@koa/router';
import { videoFileParamsSchema, videoIdParamsSchema } from '@selah/shared/contracts/videos/requests';
import { parseParams } from '@selah/shared/service/http/koa/parse-request';
import type { ServiceState } from '@selah/shared/service/http/koa/service-context';
import { findPoster } from '../../use-cases/find-poster.ts';
import { type FindVideoFileParts, findVideoFile } from '../../use-cases/find-video-file.ts';
import { FOREVER, sendMedia } from './send-media.ts';

/**
 * The files themselves, for anyone (M-209). `t` and `reload=true` only make an address that no cache knows, so they are
 * not read.
 */
export function addMediaRoutes(router: Router<ServiceState>, parts: FindVideoFileParts): void {
  router.get('/api/videos/file/:filename', async (ctx) => {
    const { filename } = parseParams(ctx, videoFileParamsSchema);
    const source = await findVideoFile(parts, filename);
    if ('location' in source) {
      ctx.set('Cache-Control', 'no-store');
      ctx.redirect(source.location);
      return;
    }
    // Names are made here and used once; only what is still being processed is going to be replaced.
    await sendMedia(ctx, source, source.isFinal ? FOREVER : 'no-store');
  });

  router.get('/api/videos/poster/:id', async (ctx) => {
    const { id } = parseParams(ctx, videoIdParamsSchema);
    const poster = await findPoster(parts, id);
    const isAddressOfThisPicture = ctx.query.v === poster.info.etag;
    await sendMedia(ctx, poster, isAddressOfThisPicture ? FOREVER : 'no-cache');
  });
}

import type Router from '@koa/router';
import { parseParams } from '@selah/service-kit/http/koa/parse-request';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { videoFileParamsSchema, videoIdParamsSchema } from '@selah/shared/contracts/videos/requests';
import { COMPANION_KINDS } from '../../domain/companions.ts';
import { findCompanion } from '../../use-cases/find-companion.ts';
import { type FindVideoFileDeps, findVideoFile } from '../../use-cases/find-video-file.ts';
import { FOREVER, sendMedia } from './send-media.ts';

/**
 * The files that records name, for anyone (M-209). `t` and `reload=true` only make an address that no cache knows, so they are
 * not read.
 */
export function addMediaRoutes(router: Router<ServiceState>, deps: FindVideoFileDeps): void {
  router.get('/api/videos/file/:filename', async (ctx) => {
    const { filename } = parseParams(ctx, videoFileParamsSchema);
    const isAdmin = ctx.state.identity.admin !== undefined;
    const source = await findVideoFile(deps, filename, { isAdmin });
    if ('location' in source) {
      ctx.set('Cache-Control', 'no-store');
      ctx.redirect(source.location);
      return;
    }
    // Names are made here and used once; only what is still being processed is going to be replaced.
    await sendMedia(ctx, source, source.isFinal ? FOREVER : 'no-store');
  });

  for (const kind of COMPANION_KINDS) {
    router.get(`/api/videos/${kind}/:id`, async (ctx) => {
      const { id } = parseParams(ctx, videoIdParamsSchema);
      const companion = await findCompanion(deps, kind, id);
      const isAddressOfThisVersion = ctx.query.v === companion.info.etag;
      await sendMedia(ctx, companion, isAddressOfThisVersion ? FOREVER : 'no-cache');
    });
  }
}

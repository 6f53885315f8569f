import type Router from '@koa/router';
import { AppError } from '@selah/service-kit/errors/app-error';
import { parseParams, parseQuery } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceContext, ServiceState } from '@selah/service-kit/http/koa/service-context';
import { CAPTIONS_MAX_MEGABYTES } from '@selah/shared/contracts/limits';
import { editCaptionsQuerySchema, videoIdParamsSchema } from '@selah/shared/contracts/videos/requests';
import getRawBody from 'raw-body';
import { ADDED_CAPTIONS_MAX_BYTES } from '../../domain/captions.ts';
import { type EditCaptionsDeps, removeCaptions, setCaptions } from '../../use-cases/editing/edit-captions.ts';
import type { SizeOfVideoDeps } from '../../use-cases/editing/video-size.ts';
import { presentManagedVideo } from './managed-video-presenter.ts';

export type CaptionsRoutesDeps = EditCaptionsDeps & SizeOfVideoDeps;

/** Captions that are added to a video, for the administrator. */
export function addCaptionsRoutes(router: Router<ServiceState>, deps: CaptionsRoutesDeps): void {
  router.put('/api/videos/:id/captions', async (ctx) => {
    requireAdmin(ctx);
    const { id } = parseParams(ctx, videoIdParamsSchema);
    if (!ctx.is('text/vtt', 'application/x-subrip')) throw new AppError('unsupported_media_type');
    const { basedOn } = parseQuery(ctx, editCaptionsQuerySchema);
    const video = await setCaptions(deps, { id, basedOn, file: await readFile(ctx) });
    ctx.body = await presentManagedVideo(deps, video);
  });

  router.delete('/api/videos/:id/captions', async (ctx) => {
    requireAdmin(ctx);
    const { id } = parseParams(ctx, videoIdParamsSchema);
    const { basedOn } = parseQuery(ctx, editCaptionsQuerySchema);
    await removeCaptions(deps, { id, basedOn });
    ctx.status = 204;
  });
}

async function readFile(ctx: ServiceContext): Promise<Uint8Array> {
  try {
    return await getRawBody(ctx.req, { length: ctx.request.length ?? null, limit: ADDED_CAPTIONS_MAX_BYTES });
  } catch (cause) {
    const isTooLarge = (cause as { readonly type?: string }).type === 'entity.too.large';
    const params = { maxMegabytes: CAPTIONS_MAX_MEGABYTES };
    throw isTooLarge
      ? new AppError('file_too_large', { cause, params })
      : new AppError('malformed_body', { cause });
  }
}

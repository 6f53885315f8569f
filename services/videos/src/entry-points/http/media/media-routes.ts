import type Router from '@koa/router';
import { parseParams } from '@selah/service-kit/http/koa/parse-request';
import type { ServiceContext, ServiceState } from '@selah/service-kit/http/koa/service-context';
import { videoFileParamsSchema, videoIdParamsSchema } from '@selah/shared/contracts/videos/requests';
import { COMPANION_KINDS } from '../../../domain/companions.ts';
import { findCompanion } from '../../../use-cases/playback/find-companion.ts';
import {
  createJpegPosterFinder,
  type FindJpegPosterDeps,
} from '../../../use-cases/playback/find-jpeg-poster.ts';
import {
  type Caching,
  type FindVideoFileDeps,
  type FoundMedia,
  findVideoFile,
} from '../../../use-cases/playback/find-video-file.ts';
import { type MediaSlots, takeMediaSlot } from './media-slots.ts';
import { FOREVER, sendBytes, sendMedia } from './send-media.ts';

export const CACHE_CONTROL: Readonly<Record<Caching, string>> = {
  forever: FOREVER,
  revalidated: 'public, no-cache',
  never: 'no-store',
};

export interface MediaRoutesDeps extends FindVideoFileDeps, FindJpegPosterDeps {
  readonly slots: MediaSlots;
}

/** Before the name of a file. */
export const FILE_FOLDER = '/api/videos/file/';

/**
 * The files that records name, for anyone (M-209). `t` and `reload=true` only make the address unknown to
 * caches, so they are ignored.
 */
export function addMediaRoutes(router: Router<ServiceState>, deps: MediaRoutesDeps): void {
  const findJpegPoster = createJpegPosterFinder(deps);
  const takeSlot = (ctx: ServiceContext) =>
    ctx.res.once('close', takeMediaSlot(deps.slots, ctx.state.clientAddress));

  router.get(`${FILE_FOLDER}:filename`, async (ctx) => {
    takeSlot(ctx);
    const { filename } = parseParams(ctx, videoFileParamsSchema);
    const isAdmin = ctx.state.identity.admin !== undefined;
    const source = await findVideoFile(deps, filename, { isAdmin });
    if ('location' in source) {
      ctx.set('Cache-Control', 'no-store');
      ctx.redirect(source.location);
      return;
    }
    // Addresses are signed for one method.
    if (ctx.method === 'GET' && source.store.addressOf) await redirectToStore(ctx, source, deps.now());
    else await sendMedia(ctx, source, CACHE_CONTROL[source.caching]);
  });

  for (const kind of COMPANION_KINDS) {
    router.get(`/api/videos/${kind}/:id`, async (ctx) => {
      takeSlot(ctx);
      const { id } = parseParams(ctx, videoIdParamsSchema);
      const cachingOf = (etag: string) => (ctx.query.v === etag ? FOREVER : 'no-cache');
      if (kind === 'poster' && ctx.query.format === 'jpeg') {
        const { bytes, posterEtag } = await findJpegPoster(id);
        sendBytes(ctx, { bytes, type: 'image/jpeg', etag: `"${posterEtag}-jpeg"` }, cachingOf(posterEtag));
        return;
      }
      const companion = await findCompanion(deps, kind, id);
      await sendMedia(ctx, companion, cachingOf(companion.info.etag));
    });
  }
}

/**
 * To where the browser reads the file itself. Addresses are shared, so that the answer may be kept as long as
 * they are given.
 */
async function redirectToStore(
  ctx: ServiceContext,
  { store, info, caching }: FoundMedia,
  now: number,
): Promise<void> {
  const address = await store.addressOf?.(info.name, CACHE_CONTROL[caching]);
  if (!address) return;
  const seconds = Math.max(0, Math.floor((address.sameUntil - now) / 1000));
  ctx.set('Cache-Control', caching === 'forever' ? `public, max-age=${seconds}` : 'no-store');
  ctx.redirect(address.url);
}

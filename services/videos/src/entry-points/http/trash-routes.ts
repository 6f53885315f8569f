import type Router from '@koa/router';
import { compressedList } from '@selah/service-kit/http/koa/compressed-list';
import { parseJsonBody, parseParams, parseQuery } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import {
  deleteVideosRequestSchema,
  listTrashQuerySchema,
  type TrashItem,
  trashIdsRequestSchema,
  trashParamsSchema,
} from '@selah/shared/contracts/videos/trash';
import { expiresAt, type TrashEntry } from '../../domain/trash.ts';
import { asPlayable } from '../../domain/video.ts';
import { type DeleteFromTrashDeps, deleteFromTrash } from '../../use-cases/trash/delete-from-trash.ts';
import { findTrashPoster } from '../../use-cases/trash/find-trash-poster.ts';
import { listTrash } from '../../use-cases/trash/list-trash.ts';
import { type RemoveVideoDeps, removeVideos } from '../../use-cases/trash/remove-video.ts';
import { restoreFromTrash } from '../../use-cases/trash/restore-from-trash.ts';
import { sendMedia } from './media/send-media.ts';
import { sendList } from './send-list.ts';

export interface TrashRoutesDeps extends RemoveVideoDeps, DeleteFromTrashDeps {}

/** Items removed in the last seven days (Q26), for the administrator. */
export function addTrashRoutes(router: Router<ServiceState>, deps: TrashRoutesDeps): void {
  router.post('/api/admin/videos/delete', async (ctx) => {
    requireAdmin(ctx);
    const { ids } = await parseJsonBody(ctx, deleteVideosRequestSchema);
    ctx.body = { deleted: await removeVideos(deps, ids) };
  });

  router.get('/api/admin/trash', compressedList, async (ctx) => {
    requireAdmin(ctx);
    ctx.set('Cache-Control', 'no-store');
    const { before } = parseQuery(ctx, listTrashQuerySchema);
    await sendList(
      ctx,
      (await listTrash(deps, before === undefined ? undefined : new Date(before))).map(presentTrashEntry),
    );
  });

  router.post('/api/admin/trash/restore', async (ctx) => {
    requireAdmin(ctx);
    const { ids } = await parseJsonBody(ctx, trashIdsRequestSchema);
    ctx.body = { restored: await restoreFromTrash(deps, ids) };
  });

  router.post('/api/admin/trash/delete', async (ctx) => {
    requireAdmin(ctx);
    const { ids } = await parseJsonBody(ctx, trashIdsRequestSchema);
    ctx.body = { deleted: await deleteFromTrash(deps, ids) };
  });

  router.get('/api/admin/trash/:item/poster', async (ctx) => {
    requireAdmin(ctx);
    const { item } = parseParams(ctx, trashParamsSchema);
    await sendMedia(ctx, await findTrashPoster(deps, item), 'private, no-cache');
  });
}

function presentTrashEntry(entry: TrashEntry): TrashItem {
  const { id, kind, deletedAt } = entry;
  const when = { deletedAt: deletedAt.toISOString(), expiresAt: expiresAt(entry).toISOString() };
  if (entry.kind === 'file') {
    const { filename, sizeBytes } = entry;
    return { id, kind, title: filename, filename, sizeBytes, ...when };
  }
  const { title, filename, language, sizeBytes } = entry.video;
  const hasPoster = asPlayable(entry.video)?.poster !== undefined;
  return {
    id,
    kind,
    title,
    filename,
    language,
    ...(sizeBytes !== undefined && { sizeBytes }),
    ...(hasPoster && { posterUrl: `/api/admin/trash/${id}/poster` }),
    ...when,
  };
}

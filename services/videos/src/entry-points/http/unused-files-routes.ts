import type Router from '@koa/router';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { adoptFileRequestSchema, trashFilesRequestSchema } from '@selah/shared/contracts/videos/unused-files';
import { type AdoptFileDeps, adoptFile } from '../../use-cases/diagnostics/adopt-file.ts';
import {
  type TrashUnusedFilesDeps,
  trashUnusedFiles,
} from '../../use-cases/diagnostics/trash-unused-files.ts';
import { parseAdminBody } from './admin-body.ts';
import { presentManagedVideo } from './managed-video-presenter.ts';

export type UnusedFilesRoutesDeps = AdoptFileDeps & TrashUnusedFilesDeps;

/** The administrator's actions on files without a record; each checks again that there is no record. */
export function addUnusedFilesRoutes(router: Router<ServiceState>, deps: UnusedFilesRoutesDeps): void {
  router.post('/api/debug/unused-files/adopt', async (ctx) => {
    requireAdmin(ctx);
    const input = await parseAdminBody(ctx, adoptFileRequestSchema);
    ctx.body = await presentManagedVideo(deps, await adoptFile(deps, input));
    ctx.status = 201;
  });

  router.post('/api/debug/unused-files/trash', async (ctx) => {
    requireAdmin(ctx);
    const { filenames } = await parseAdminBody(ctx, trashFilesRequestSchema);
    ctx.body = { deleted: await trashUnusedFiles(deps, filenames) };
  });
}

import type Router from '@koa/router';
import { parseParams } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { videoIdParamsSchema } from '@selah/shared/contracts/videos/requests';
import { inspectVideoFiles } from '../../use-cases/inspect-video-files.ts';
import { type RepairVideoDeps, repairVideo } from '../../use-cases/repair-video.ts';
import type { CloudUpload } from '../../use-cases/upload-all-to-cloud.ts';
import { presentManagedVideo } from './managed-video-presenter.ts';

export interface DebugRoutesDeps extends RepairVideoDeps {
  readonly cloudUpload: CloudUpload;
}

/** `/api/debug/*`: the pages render for anyone, what they show is the administrator's (Q3). */
export function addDebugRoutes(router: Router<ServiceState>, deps: DebugRoutesDeps): void {
  const { cloudUpload } = deps;

  router.get('/api/debug/video-files', async (ctx) => {
    requireAdmin(ctx);
    const job = cloudUpload.progress();
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { ...(await inspectVideoFiles(deps)), ...(job && { job }) };
  });

  router.post('/api/debug/repair-video/:id', async (ctx) => {
    requireAdmin(ctx);
    const { id } = parseParams(ctx, videoIdParamsSchema);
    ctx.body = await presentManagedVideo(deps, await repairVideo(deps, id));
  });

  router.post('/api/debug/upload-all-to-firebase', async (ctx) => {
    requireAdmin(ctx);
    ctx.body = await cloudUpload.start();
    ctx.status = 202;
  });
}

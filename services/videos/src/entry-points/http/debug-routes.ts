import type Router from '@koa/router';
import { compressedList } from '@selah/service-kit/http/koa/compressed-list';
import { parseParams, parseQuery } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import type { CloudJob as CloudJobOnTheWire } from '@selah/shared/contracts/videos/cloud-job';
import { videoFilesQuerySchema } from '@selah/shared/contracts/videos/diagnostics';
import { videoIdParamsSchema } from '@selah/shared/contracts/videos/requests';
import type { CloudJob } from '../../domain/cloud-job.ts';
import {
  pauseCloudJob,
  resumeCloudJob,
  type StartCloudJobDeps,
  startCloudJob,
} from '../../use-cases/cloud/control-cloud-job.ts';
import { type RepairVideoDeps, repairVideo } from '../../use-cases/cloud/repair-video.ts';
import {
  createFileInspection,
  type FileInspectionDeps,
} from '../../use-cases/diagnostics/file-inspection.ts';
import { presentManagedVideo } from './managed-video-presenter.ts';
import { sendList } from './send-list.ts';

export type DebugRoutesDeps = RepairVideoDeps & StartCloudJobDeps & FileInspectionDeps;

/** `/api/debug/*`: anyone may open the pages, only the administrator gets their data (Q3). */
export function addDebugRoutes(router: Router<ServiceState>, deps: DebugRoutesDeps): void {
  const inspection = createFileInspection(deps);

  router.get('/api/debug/video-files', compressedList, async (ctx) => {
    requireAdmin(ctx);
    ctx.set('Cache-Control', 'no-store');
    await sendList(ctx, await inspection.read(parseQuery(ctx, videoFilesQuerySchema)));
  });

  router.post('/api/debug/repair-video/:id', async (ctx) => {
    requireAdmin(ctx);
    const { id } = parseParams(ctx, videoIdParamsSchema);
    ctx.body = await presentManagedVideo(deps, await repairVideo(deps, id));
  });

  router.post('/api/debug/upload-all-to-firebase', async (ctx) => {
    requireAdmin(ctx);
    ctx.body = presentCloudJob(await startCloudJob(deps));
    ctx.status = 202;
  });

  router.get('/api/debug/cloud-job', compressedList, async (ctx) => {
    requireAdmin(ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = presentCloudJob(await deps.cloudJob.read());
  });

  router.post('/api/debug/cloud-job/pause', async (ctx) => {
    requireAdmin(ctx);
    ctx.body = presentCloudJob(await pauseCloudJob(deps));
  });

  router.post('/api/debug/cloud-job/resume', async (ctx) => {
    requireAdmin(ctx);
    ctx.body = presentCloudJob(await resumeCloudJob(deps));
  });
}

function presentCloudJob(job: CloudJob): CloudJobOnTheWire {
  const { state, total, done, current, failed, startedAt, finishedAt } = job;
  return {
    state,
    total,
    done,
    ...(current && { current }),
    failed: [...failed],
    ...(startedAt !== undefined && { startedAt: new Date(startedAt).toISOString() }),
    ...(finishedAt !== undefined && { finishedAt: new Date(finishedAt).toISOString() }),
  };
}

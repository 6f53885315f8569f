import type Router from '@koa/router';
import { compressedList } from '@selah/service-kit/http/koa/compressed-list';
import { parseParams } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { jobParamsSchema } from '@selah/shared/contracts/videos/jobs';
import { type ListJobsDeps, listJobs } from '../../use-cases/jobs/list-jobs.ts';
import { giveUpJob, retryJob, type SettleJobDeps } from '../../use-cases/jobs/settle-job.ts';

export type JobRoutesDeps = ListJobsDeps & SettleJobDeps;

/** `/api/admin/jobs*`: all background work on videos, for the administrator. */
export function addJobRoutes(router: Router<ServiceState>, deps: JobRoutesDeps): void {
  router.get('/api/admin/jobs', compressedList, async (ctx) => {
    requireAdmin(ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await listJobs(deps);
  });

  router.post('/api/admin/jobs/:job/retry', async (ctx) => {
    requireAdmin(ctx);
    await retryJob(deps, parseParams(ctx, jobParamsSchema).job);
    ctx.status = 204;
  });

  router.post('/api/admin/jobs/:job/give-up', async (ctx) => {
    requireAdmin(ctx);
    await giveUpJob(deps, parseParams(ctx, jobParamsSchema).job);
    ctx.status = 204;
  });
}

import type Router from '@koa/router';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceContext, ServiceState } from '@selah/service-kit/http/koa/service-context';
import type { RenditionJob } from '../../domain/rendition-job.ts';
import { changeJob } from '../../use-cases/change-job.ts';
import { type ReportRenditionsDeps, reportRenditions } from '../../use-cases/renditions/report-renditions.ts';

export type RenditionRoutesDeps = ReportRenditionsDeps;

/** `/api/debug/renditions`: the job that makes smaller versions of films, for the administrator. */
export function addRenditionRoutes(router: Router<ServiceState>, deps: RenditionRoutesDeps): void {
  async function report(ctx: ServiceContext): Promise<void> {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await reportRenditions(deps);
  }

  function onPost(action: string, change: Partial<RenditionJob>): void {
    router.post(`/api/debug/renditions/${action}`, async (ctx) => {
      requireAdmin(ctx);
      await changeJob(deps.renditionJob, (job) => ({ ...job, ...change }));
      await report(ctx);
    });
  }

  router.get('/api/debug/renditions', async (ctx) => {
    requireAdmin(ctx);
    await report(ctx);
  });
  // What the administrator starts is not paused.
  onPost('start', { includesOldFilms: true, isPaused: false });
  onPost('pause', { isPaused: true });
  onPost('resume', { isPaused: false });
}

import type Router from '@koa/router';
import { parseJsonBody } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { firstVisitChangeSchema } from '@selah/shared/contracts/first-visit/first-visit';
import { type ReadFirstVisitDeps, readFirstVisit } from '../../use-cases/read-first-visit.ts';

/** `/api/admin/first-visit`: the first steps on a new site. */
export function addFirstVisitRoutes(router: Router<ServiceState>, deps: ReadFirstVisitDeps): void {
  router.get('/api/admin/first-visit', async (ctx) => {
    const { id } = requireAdmin(ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await readFirstVisit(deps, id);
  });

  router.put('/api/admin/first-visit', async (ctx) => {
    requireAdmin(ctx);
    const { isOpen } = await parseJsonBody(ctx, firstVisitChangeSchema);
    await deps.firstVisit.setOpen(isOpen);
    ctx.status = 204;
  });
}

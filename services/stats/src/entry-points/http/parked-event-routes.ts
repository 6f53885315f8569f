import type Router from '@koa/router';
import { AppError } from '@selah/service-kit/errors/app-error';
import { compressedList } from '@selah/service-kit/http/koa/compressed-list';
import { parseParams } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import { parkedEventParamsSchema } from '@selah/shared/contracts/stats/parked-events';

export interface ParkedEventRoutesDeps {
  readonly eventBus: EventBus;
}

/** `/api/admin/parked-events*`: the events of all services that failed for good. */
export function addParkedEventRoutes(
  router: Router<ServiceState>,
  { eventBus }: ParkedEventRoutesDeps,
): void {
  router.get('/api/admin/parked-events', compressedList, async (ctx) => {
    requireAdmin(ctx);
    ctx.set('Cache-Control', 'no-store');
    const [total, events] = await Promise.all([eventBus.countParked(), eventBus.listParked()]);
    ctx.body = { total, events };
  });

  router.post('/api/admin/parked-events/:id/send-again', async (ctx) => {
    requireAdmin(ctx);
    const { id } = parseParams(ctx, parkedEventParamsSchema);
    if (!(await eventBus.sendAgain(id))) throw new AppError('not_found');
    ctx.status = 204;
  });
}

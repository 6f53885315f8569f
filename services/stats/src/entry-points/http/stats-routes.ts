import type Router from '@koa/router';
import { compressedList } from '@selah/service-kit/http/koa/compressed-list';
import { parseJsonBody, parseQuery } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import {
  COUNTER_PATHS,
  COUNTERS,
  countRequestSchema,
  statsHistoryQuerySchema,
} from '@selah/shared/contracts/stats/stats';
import { type ReadHistoryDeps, readHistory } from '../../use-cases/read-history.ts';
import { type ReadTotalsDeps, readTotals } from '../../use-cases/read-totals.ts';

export interface StatsRoutesDeps extends ReadTotalsDeps, ReadHistoryDeps {
  readonly eventBus: EventBus;
}

/** `/api/stats/…`: anyone can count (M-216). */
export function addCountRoutes(
  router: Router<ServiceState>,
  { eventBus }: Pick<StatsRoutesDeps, 'eventBus'>,
): void {
  for (const counter of COUNTERS) {
    router.post(`/api/stats/${COUNTER_PATHS[counter]}`, async (ctx) => {
      const body = await parseJsonBody(ctx, countRequestSchema);
      // Answers when the event is stored; after that it is counted exactly once, also after a kill.
      const language = body.language ?? ctx.state.language;
      await eventBus.publish('usage.counted', { counter, language });
      ctx.status = 204;
    });
  }
}

/** `/api/stats*` that the administrator can read (M-007, M-215). */
export function addStatsRoutes(router: Router<ServiceState>, deps: StatsRoutesDeps): void {
  router.get('/api/stats', async (ctx) => {
    requireAdmin(ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await readTotals(deps);
  });

  router.get('/api/stats/history', compressedList, async (ctx) => {
    requireAdmin(ctx);
    const { days } = parseQuery(ctx, statsHistoryQuerySchema);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await readHistory(deps, days);
  });
}

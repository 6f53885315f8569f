import type Router from '@koa/router';
import { compressedList } from '@selah/service-kit/http/koa/compressed-list';
import { parsePlainBody, parseQuery } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import type { PlainAnswer, PlainRoute } from '@selah/service-kit/http/plain/plain-route';
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
export function countRoutes({ eventBus }: Pick<StatsRoutesDeps, 'eventBus'>): readonly PlainRoute[] {
  return COUNTERS.map((counter) => ({
    method: 'POST',
    path: `/api/stats/${COUNTER_PATHS[counter]}`,
    async answer(request) {
      const body = await parsePlainBody(request, countRequestSchema);
      // Answers when the event is stored; after that it is counted exactly once, also after a kill.
      const language = body.language ?? request.language;
      await eventBus.publish('usage.counted', { counter, language });
      return COUNTED;
    },
  }));
}

const COUNTED: PlainAnswer = { status: 204, headers: {} };

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

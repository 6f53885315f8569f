import type Router from '@koa/router';
import type { Clock } from '@selah/service-kit/clock';
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
import type { UsageStore } from '../../domain/ports.ts';
import { readHistory, readTotals } from '../../use-cases/read-usage.ts';

export interface StatsRoutesParts {
  readonly store: UsageStore;
  readonly eventBus: EventBus;
  readonly now: Clock;
}

/** `/api/stats*`: anyone counts (M-216), the administrator reads (M-007, M-215). */
export function addStatsRoutes(
  router: Router<ServiceState>,
  { store, eventBus, now }: StatsRoutesParts,
): void {
  for (const counter of COUNTERS) {
    router.post(`/api/stats/${COUNTER_PATHS[counter]}`, async (ctx) => {
      const body = await parseJsonBody(ctx, countRequestSchema);
      // Answers only when the event is safe: from then on it is counted exactly once, whatever is killed.
      await eventBus.publish('usage.counted', { counter, language: body.language ?? ctx.state.language });
      ctx.status = 204;
    });
  }

  router.get('/api/stats', async (ctx) => {
    requireAdmin(ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await readTotals(store);
  });

  router.get('/api/stats/history', async (ctx) => {
    requireAdmin(ctx);
    const { days } = parseQuery(ctx, statsHistoryQuerySchema);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await readHistory(store, days, now());
  });
}

import Router from '@koa/router';
import type Koa from 'koa';
import { isHealthPath } from '../is-health-path.ts';
import { type ReadinessCheck, runChecks } from '../run-checks.ts';
import type { ServiceState } from './service-context.ts';

export type { ReadinessCheck };

export interface HealthChecks {
  /** Dependencies without which no request can be answered. */
  readonly readiness: Readonly<Record<string, ReadinessCheck>>;
  /** Dependencies without which some requests fail. */
  readonly status?: Readonly<Record<string, ReadinessCheck>>;
}

/**
 * `/healthz`: the process runs. `/readyz`: it can answer requests. `/statusz`: the state of all dependencies,
 * for people and metrics; always 200, so that no load balancer uses it. Each answers within 1.5 s.
 */
export function healthRoutes({ readiness, status }: HealthChecks): Koa.Middleware<ServiceState> {
  const router = new Router<ServiceState>();
  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'ok' };
  });
  router.get('/readyz', async (ctx) => {
    const { isOk, checks } = await runChecks(readiness);
    ctx.status = isOk ? 200 : 503;
    ctx.body = { status: isOk ? 'ok' : 'unavailable', checks };
  });
  router.get('/statusz', async (ctx) => {
    const { isOk, checks } = await runChecks({ ...readiness, ...status });
    ctx.body = { status: isOk ? 'ok' : 'degraded', checks };
  });
  const routes = router.routes();
  // Every other request is spared the search.
  return (ctx, next) =>
    // The router adds what its context has beyond Koa's.
    isHealthPath(ctx.path) ? routes(ctx as Parameters<typeof routes>[0], next) : next();
}

import type Router from '@koa/router';
import { type ReadinessCheck, runChecks } from '../run-checks.ts';
import type { ServiceState } from './service-context.ts';

export type { ReadinessCheck };

/** `/healthz`: the process answers. `/readyz`: everything it leans on answers too, each within two seconds. */
export function addHealthRoutes(
  router: Router<ServiceState>,
  checks: Readonly<Record<string, ReadinessCheck>>,
): void {
  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'ok' };
  });
  router.get('/readyz', async (ctx) => {
    const results = await runChecks(checks);
    ctx.status = Object.values(results).every((result) => result === 'ok') ? 200 : 503;
    ctx.body = { status: ctx.status === 200 ? 'ok' : 'unavailable', checks: results };
  });
}

import type { Cache } from '@selah/service-kit/cache/cache';
import { type ReadinessCheck, runChecks } from '@selah/service-kit/http/run-checks';
import { SERVICE_NAMES } from '@selah/shared/contracts/endpoint';
import { Router } from 'express';
import type { ServiceTransport } from './forwarding/service-transport.ts';
import type { PageErrors } from './page-errors/page-errors.ts';
import type { Handler } from './request/gateway-request.ts';

/** One request checks six dependencies; the result is shared for this time. Milliseconds. */
const SHARED_ANSWER_MS = 500;

export interface HealthRoutesDeps {
  readonly services: Pick<ServiceTransport, 'check'>;
  readonly cache: Pick<Cache, 'check'>;
  readonly pageErrors: PageErrors;
  /** Run before the status is told. */
  readonly statusGuards: readonly Handler[];
}

/**
 * `/healthz` and `/readyz`: this process serves pages, for which it needs nothing else. A missing service or
 * cache only affects what needs it; taking all gateways out of service would affect the pages too.
 * `/statusz`: the state of the cache and all services, and the errors in pages since the start; for the
 * administrator alone, since this port is public.
 */
export function healthRoutes({ services, cache, pageErrors, statusGuards }: HealthRoutesDeps): Router {
  const all: Record<string, ReadinessCheck> = { cache: () => cache.check() };
  for (const name of SERVICE_NAMES) all[name] = () => services.check(name);

  const check = shareFor(SHARED_ANSWER_MS, () => runChecks(all));

  const router = Router({ caseSensitive: true, strict: true });
  router.get(['/healthz', '/readyz'], (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/statusz', ...statusGuards, async (_req, res) => {
    const { isOk, checks } = await check();
    const status = isOk ? 'ok' : 'degraded';
    res.set('Cache-Control', 'no-store').json({ status, checks, pageErrors: pageErrors.counts() });
  });
  return router;
}

/** Runs `ask` at most once in the given time; concurrent callers share the result. */
function shareFor<Result>(milliseconds: number, ask: () => Promise<Result>): () => Promise<Result> {
  let shared: Promise<Result> | undefined;
  return () => {
    if (!shared) {
      shared = ask();
      setTimeout(() => {
        shared = undefined;
      }, milliseconds).unref();
    }
    return shared;
  };
}

import type { Cache } from '@selah/service-kit/cache/cache';
import { type ReadinessCheck, runChecks } from '@selah/service-kit/http/run-checks';
import { SERVICE_NAMES } from '@selah/shared/contracts/endpoint';
import { Router } from 'express';
import type { ServiceTransport } from './forwarding/service-transport.ts';
import type { PageErrors } from './page-errors/page-errors.ts';

/** Anyone may ask, and one question here is six to others: within this time all get the same answer. Milliseconds. */
const SHARED_ANSWER_MS = 500;

/**
 * `/healthz` and `/readyz`: this process serves pages, which need nothing else; what a service or the cache is needed for fails
 * by itself, and taking every gateway out of service would take the pages along. `/statusz`: how the cache and all services are, and
 * what went wrong in browsers since this process started.
 */
export function healthRoutes(
  services: Pick<ServiceTransport, 'check'>,
  cache: Pick<Cache, 'check'>,
  pageErrors: PageErrors,
) {
  const all: Record<string, ReadinessCheck> = { cache: () => cache.check() };
  for (const name of SERVICE_NAMES) all[name] = () => services.check(name);

  const check = shareFor(SHARED_ANSWER_MS, () => runChecks(all));

  const router = Router({ caseSensitive: true, strict: true });
  router.get(['/healthz', '/readyz'], (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/statusz', async (_req, res) => {
    const { isOk, checks } = await check();
    const status = isOk ? 'ok' : 'degraded';
    res.set('Cache-Control', 'no-store').json({ status, checks, pageErrors: pageErrors.counts() });
  });
  return router;
}

/** Asks at most once in the given time; whoever asks meanwhile shares the answer. */
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

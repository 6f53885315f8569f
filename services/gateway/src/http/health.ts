import type { Cache } from '@selah/service-kit/cache/cache';
import { type ReadinessCheck, runChecks } from '@selah/service-kit/http/run-checks';
import type { ServiceName } from '@selah/shared/contracts/endpoint';
import { Router } from 'express';

const CHECK_TIMEOUT_MS = 2000;

/** Anyone may ask, and one question here is six to others: within this time all get the same answer. Milliseconds. */
const SHARED_ANSWER_MS = 500;

/** `/healthz`: this process answers. `/readyz`: the cache and every service behind it can be used as well. */
export function healthRoutes(services: Readonly<Record<ServiceName, string>>, cache: Pick<Cache, 'check'>) {
  const checks: Record<string, ReadinessCheck> = { cache: () => cache.check() };
  for (const [name, url] of Object.entries(services)) checks[name] = () => askReadiness(url);

  const check = shareFor(SHARED_ANSWER_MS, () => runChecks(checks));

  const router = Router({ caseSensitive: true, strict: true });
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const results = await check();
    const isReady = Object.values(results).every((result) => result === 'ok');
    res
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: isReady ? 'ok' : 'unavailable', checks: results });
  });
  return router;
}

async function askReadiness(serviceUrl: string): Promise<void> {
  const answer = await fetch(new URL('/readyz', serviceUrl), {
    signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
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

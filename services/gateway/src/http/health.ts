import type { ServiceName } from '@selah/shared/contracts/endpoint';
import type { Cache } from '@selah/shared/service/cache/cache';
import { type ReadinessCheck, runChecks } from '@selah/shared/service/http/run-checks';
import { Router } from 'express';

const CHECK_TIMEOUT_MS = 2000;

/** `/healthz`: this process answers. `/readyz`: the cache and every service behind it can be used as well. */
export function healthRoutes(services: Readonly<Record<ServiceName, string>>, cache: Pick<Cache, 'check'>) {
  const checks: Record<string, ReadinessCheck> = { cache: () => cache.check() };
  for (const [name, url] of Object.entries(services)) checks[name] = () => askReadiness(url);

  const router = Router({ caseSensitive: true, strict: true });
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const results = await runChecks(checks);
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

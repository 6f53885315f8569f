import type Router from '@koa/router';
import type { ServiceState } from './service-context.ts';

/** Resolves when the dependency can be used, rejects with the reason when not. */
export type ReadinessCheck = () => Promise<void>;

const CHECK_TIMEOUT_MS = 2000;

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

/** Runs all checks at once; a failed or slow one reads `unavailable`. */
export async function runChecks(
  checks: Readonly<Record<string, ReadinessCheck>>,
): Promise<Record<string, 'ok' | 'unavailable'>> {
  const entries = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await verdict(check)] as const),
  );
  return Object.fromEntries(entries);
}

async function verdict(check: ReadinessCheck): Promise<'ok' | 'unavailable'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([check(), timeout]);
    return 'ok';
  } catch {
    return 'unavailable';
  } finally {
    clearTimeout(timer);
  }
}

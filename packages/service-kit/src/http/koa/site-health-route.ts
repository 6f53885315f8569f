import type Router from '@koa/router';
import type { ServiceName } from '@selah/shared/contracts/endpoint';
import type { Condition, ConditionName } from '@selah/shared/contracts/site-health/site-health';
import { runChecks } from '../run-checks.ts';
import { requireAdmin } from './require-access.ts';
import type { ServiceState } from './service-context.ts';

/** Resolves to how something is; rejects if it does not work. */
export type ConditionProbe = () => Promise<Omit<Condition, 'name'>>;

/** What a service looks at, for its administrator. */
export type ConditionProbes = Readonly<Partial<Record<ConditionName, ConditionProbe>>>;

/** A probe that only asks whether something answers. */
export function answers(check: () => Promise<void>): ConditionProbe {
  return async () => {
    await check();
    return { state: 'good' };
  };
}

/**
 * `/api/admin/site-health/{service}`: all probes at once. One that rejects or takes longer than 1.5 s is
 * `failing`.
 */
export function addSiteHealthRoute(
  router: Router<ServiceState>,
  service: ServiceName,
  probes: ConditionProbes,
): void {
  router.get(`/api/admin/site-health/${service}`, async (ctx) => {
    requireAdmin(ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { conditions: await readConditions(probes) };
  });
}

/** All probes at once; one that rejects or takes longer than 1.5 s is `failing`. */
export async function readConditions(probes: ConditionProbes): Promise<readonly Condition[]> {
  const found = new Map<string, Condition>();
  const checks = Object.entries(probes).map(([name, probe]) => {
    const check = async () => void found.set(name, { name: name as ConditionName, ...(await probe()) });
    return [name, check] as const;
  });
  const { checks: verdicts } = await runChecks(Object.fromEntries(checks));
  return Object.keys(verdicts).map(
    (name) => found.get(name) ?? { name: name as ConditionName, state: 'failing' },
  );
}

import type { Cache } from '@selah/service-kit/cache/cache';
import type { Clock } from '@selah/service-kit/clock';
import { addressGroup } from '@selah/service-kit/limits/address-group';
import { budgetDay, shareOfOneAddress, untilNextBudget } from '../domain/ai-budget.ts';
import type { AiBudget } from '../domain/ports.ts';

export interface TakeAllowanceDeps {
  readonly budget: AiBudget;
  readonly cache: Cache;
  /** Provider answers per UTC day for all visitors together. */
  readonly dailyBudget: number;
  readonly now: Clock;
}

/**
 * Takes one provider call for a network (an IPv4 address, a /64 of IPv6) and returns whether one was left. The network's
 * own share is counted first, so that a network beyond its share does not use the common budget.
 */
export async function takeAllowance(
  { budget, cache, dailyBudget, now }: TakeAllowanceDeps,
  address: string,
): Promise<boolean> {
  const day = budgetDay(now());
  const used = await cache.increment(`ai:${day}:${addressGroup(address)}`, { ttlMs: untilNextBudget(now()) });
  if (used.value > shareOfOneAddress(dailyBudget)) return false;
  return budget.take(day, dailyBudget);
}

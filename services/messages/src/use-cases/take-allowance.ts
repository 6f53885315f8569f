import type { Cache } from '@selah/service-kit/cache/cache';
import type { Clock } from '@selah/service-kit/clock';
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
 * Takes one provider answer for a network address and says whether there was one left. The address's own share is counted
 * first: an address that has used it up cannot spend the budget of all.
 */
export async function takeAllowance(
  { budget, cache, dailyBudget, now }: TakeAllowanceDeps,
  address: string,
): Promise<boolean> {
  const day = budgetDay(now());
  const used = await cache.increment(`ai:${day}:${address}`, { ttlMs: untilNextBudget(now()) });
  if (used.value > shareOfOneAddress(dailyBudget)) return false;
  return budget.take(day, dailyBudget);
}

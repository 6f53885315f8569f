import type { Cache } from '@selah/service-kit/cache/cache';
import type { Clock } from '@selah/service-kit/clock';
import { budgetDay, shareOfOneAddress, untilNextBudget } from '../domain/ai-budget.ts';
import type { AiBudget } from '../domain/ports.ts';

export interface AllowanceParts {
  readonly budget: AiBudget;
  readonly cache: Cache;
  /** Provider answers per UTC day for everyone together. */
  readonly dailyBudget: number;
  readonly now: Clock;
}

/**
 * Answers a function that takes one provider answer for a network address, and says whether there was one left: first of
 * the address's own share, so that whoever has used it up cannot go on spending everyone's budget.
 */
export function createProviderAllowance({ budget, cache, dailyBudget, now }: AllowanceParts) {
  return async (address: string): Promise<boolean> => {
    const day = budgetDay(now());
    const used = await cache.increment(`ai:${day}:${address}`, { ttlMs: untilNextBudget(now()) });
    if (used.value > shareOfOneAddress(dailyBudget)) return false;
    return budget.take(day, dailyBudget);
  };
}

export type TakeAllowance = ReturnType<typeof createProviderAllowance>;

import type { Stats } from '@selah/shared/contracts/stats/stats';
import type { UsageStore } from '../domain/ports.ts';

export interface ReadTotalsDeps {
  readonly store: UsageStore;
}

/** The four counters since the beginning (M-215). */
export async function readTotals({ store }: ReadTotalsDeps): Promise<Stats> {
  const { counts, lastUpdated } = await store.totals();
  return { ...counts, lastUpdated };
}

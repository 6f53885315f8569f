import type { Stats, StatsDay } from '@selah/shared/contracts/stats/stats';
import { firstDay, toHistory } from '../domain/history.ts';
import type { UsageStore } from '../domain/ports.ts';

/** The four counters since the beginning (M-215). */
export async function readTotals(store: UsageStore): Promise<Stats> {
  const { counts, lastUpdated } = await store.totals();
  return { ...counts, lastUpdated };
}

/** The last `days` days in UTC, today included, oldest first. `now` is in milliseconds. */
export async function readHistory(store: UsageStore, days: number, now: number): Promise<StatsDay[]> {
  return toHistory(await store.daysSince(firstDay(now, days)));
}

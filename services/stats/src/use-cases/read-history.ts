import type { Clock } from '@selah/service-kit/clock';
import type { StatsDay } from '@selah/shared/contracts/stats/stats';
import { firstDay, toHistory } from '../domain/history.ts';
import type { UsageStore } from '../domain/ports.ts';

export interface ReadHistoryDeps {
  readonly store: UsageStore;
  readonly now: Clock;
}

/** The last `days` days in UTC, today included, oldest first. */
export async function readHistory({ store, now }: ReadHistoryDeps, days: number): Promise<StatsDay[]> {
  return toHistory(await store.daysSince(firstDay(now(), days)));
}

import type { Clock } from '@selah/service-kit/clock';
import type { StatsDay } from '@selah/shared/contracts/stats/stats';
import { type Calendar, daysBefore } from '../domain/calendar.ts';
import { toHistory } from '../domain/history.ts';
import type { UsageStore } from '../domain/ports.ts';

export interface ReadHistoryDeps {
  readonly store: UsageStore;
  /** Resolves when what was acknowledged is counted, if that is possible in time. */
  readonly caughtUp: () => Promise<void>;
  readonly calendar: Calendar;
  readonly now: Clock;
}

/** The last `days` days of the site's calendar, today included, oldest first. */
export async function readHistory(
  { store, caughtUp, calendar, now }: ReadHistoryDeps,
  days: number,
): Promise<StatsDay[]> {
  await caughtUp();
  const firstDay = daysBefore(calendar.dayOf(now()), days - 1);
  return toHistory(await store.daysSince(firstDay));
}

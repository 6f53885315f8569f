import type { Clock } from '@selah/service-kit/clock';
import type { Stats } from '@selah/shared/contracts/stats/stats';
import type { Calendar } from '../domain/calendar.ts';
import type { UsageStore } from '../domain/ports.ts';

export interface ReadTotalsDeps {
  readonly store: UsageStore;
  /** Resolves when what was acknowledged is counted, if that is possible in time. */
  readonly caughtUp: () => Promise<void>;
  readonly calendar: Calendar;
  readonly now: Clock;
}

/** The four counters (M-215) and the current day at the site. */
export async function readTotals({ store, caughtUp, calendar, now }: ReadTotalsDeps): Promise<Stats> {
  await caughtUp();
  const { counts, lastUpdated } = await store.totals();
  return { ...counts, lastUpdated, timeZone: calendar.timeZone, today: calendar.dayOf(now()) };
}

import type { Clock } from '@selah/service-kit/clock';
import type { Calendar } from '../domain/calendar.ts';
import type { UsageStore } from '../domain/ports.ts';

export interface DayArchiverDeps {
  readonly store: UsageStore;
  readonly calendar: Calendar;
  readonly now: Clock;
}

/**
 * Returns a function that archives finished days once per day, however often it is called. After a failure the next
 * call tries again; until then the totals document is only larger.
 */
export function createDayArchiver({ store, calendar, now }: DayArchiverDeps): () => Promise<void> {
  let archivedBefore = '';
  return async () => {
    const today = calendar.dayOf(now());
    if (today <= archivedBefore) return;
    await store.archiveBefore(today);
    archivedBefore = today;
  };
}

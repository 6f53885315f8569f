import type { Clock } from '@selah/service-kit/clock';
import type { UsageStore } from '../domain/ports.ts';
import { dayOf } from '../domain/usage.ts';

export interface DayArchiverDeps {
  readonly store: UsageStore;
  readonly now: Clock;
}

/**
 * Creates a function that archives finished days once per UTC day, however often it is called. A failure is left to the
 * next call: until then the totals document is only larger.
 */
export function createDayArchiver({ store, now }: DayArchiverDeps): () => Promise<void> {
  let archivedBefore = '';
  return async () => {
    const today = dayOf(now());
    if (today <= archivedBefore) return;
    await store.archiveBefore(today);
    archivedBefore = today;
  };
}

import type { Clock } from '@selah/service-kit/clock';
import type { UsageStore } from '../domain/ports.ts';
import { dayOf } from '../domain/usage.ts';

/**
 * Answers a function that, called as often as one likes, puts finished days away once per UTC day. A failure is left to
 * the next call: nothing is counted wrongly meanwhile, the record is only larger. `now` answers milliseconds.
 */
export function createDayArchiver(store: UsageStore, now: Clock): () => Promise<void> {
  let archivedBefore = '';
  return async () => {
    const today = dayOf(now());
    if (today <= archivedBefore) return;
    await store.archiveBefore(today);
    archivedBefore = today;
  };
}

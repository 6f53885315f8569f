import type { Calendar } from '../domain/calendar.ts';
import type { UsageStore } from '../domain/ports.ts';
import { type CountedEvent, foldEvents } from '../domain/usage.ts';

export interface CountUsageDeps {
  readonly store: UsageStore;
  readonly calendar: Calendar;
}

/**
 * Counts a run of events, in order and without gaps, each exactly once, whatever was counted before: by this service
 * before it was killed, or by another replica that follows the same log.
 */
export async function countUsage(
  { store, calendar }: CountUsageDeps,
  events: readonly CountedEvent[],
): Promise<void> {
  let pending = events;
  for (;;) {
    const addition = foldEvents(pending, calendar);
    if (!addition || (await store.add(addition))) return;
    // Some of these, or all, are already in the record: only the rest is still to be added.
    const { position } = await store.totals();
    pending = pending.filter((event) => event.position > position);
  }
}

import type { Calendar } from '../domain/calendar.ts';
import type { UsageStore } from '../domain/ports.ts';
import { type CountedEvent, foldEvents } from '../domain/usage.ts';

export interface CountUsageDeps {
  readonly store: UsageStore;
  readonly calendar: Calendar;
}

/**
 * Counts a group of events, in order and without gaps, each exactly once, also if some were counted before: by this
 * service before a kill, or by another replica that follows the same log. Returns whether this call counted any of them.
 */
export async function countUsage(
  { store, calendar }: CountUsageDeps,
  events: readonly CountedEvent[],
): Promise<boolean> {
  let pending = events;
  for (;;) {
    const addition = foldEvents(pending, calendar);
    if (!addition) return false;
    if (await store.add(addition)) return true;
    // Some or all of these are already counted; only the rest is added.
    const { position } = await store.totals();
    pending = pending.filter((event) => event.position > position);
  }
}

import type { UsageStore } from '../domain/ports.ts';
import { type CountedEvent, foldEvents } from '../domain/usage.ts';

/**
 * Counts a run of events, which is in order and without gaps, each exactly once, whatever was counted before: by an
 * earlier life of this process that was killed before it could say so, or by another replica that follows the same log.
 */
export async function countUsage(store: UsageStore, events: readonly CountedEvent[]): Promise<void> {
  let pending = events;
  for (;;) {
    const addition = foldEvents(pending);
    if (!addition || (await store.add(addition))) return;
    // The record moved on to some of these, or all of them: only the rest is still to be added.
    const { position } = await store.totals();
    pending = pending.filter((event) => event.position > position);
  }
}

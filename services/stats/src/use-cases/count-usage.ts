import type { Tally, UsageStore } from '../domain/ports.ts';
import { type CountedEvent, foldEvents, groupByDay } from '../domain/usage.ts';

/**
 * Applies a run of counted events to the days and to the totals, each event exactly once to both, whatever was applied
 * before: by an earlier life of this process that was killed half-way, or by another replica that follows the same log.
 *
 * Days come first. The position in the totals is where a restart resumes, so that it may only say "up to here" once
 * every day holds its share; a day that was ahead recognises what it has seen by its own position.
 */
export async function countUsage(store: UsageStore, events: readonly CountedEvent[]): Promise<void> {
  await Promise.all(groupByDay(events).map((group) => addOnce(store.dayTally(group.key), group.events)));
  await addOnce(store.totalsTally, events);
}

async function addOnce(tally: Tally, events: readonly CountedEvent[]): Promise<void> {
  let pending = events;
  for (;;) {
    const addition = foldEvents(pending);
    if (!addition || (await tally.add(addition))) return;
    // The record moved on to some of these, or all of them: only the rest is still to be added.
    const position = await tally.position();
    pending = pending.filter((event) => event.position > position);
  }
}

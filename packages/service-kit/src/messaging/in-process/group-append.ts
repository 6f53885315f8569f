import type { Event, EventName } from '@selah/shared/contracts/event-catalogue';
import type { EventStore } from './event-store.ts';

/** An event that waits for the end of the turn. */
interface Publishing {
  readonly event: Event;
  readonly stored: (position: number) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Stores all events that are appended in one turn together, so that they wait for the disk once. Resolves with the event's
 * position when it is on disk; then calls `wake` for each name.
 */
export function createGroupAppend(
  store: Pick<EventStore, 'append'>,
  wake: (name: EventName) => void,
): (event: Event) => Promise<number> {
  let waiting: Publishing[] = [];

  function storeAll(): void {
    const group = waiting;
    waiting = [];
    try {
      const positions = store.append(group.map(({ event }) => event));
      group.forEach(({ stored }, index) => {
        stored(positions[index] ?? 0);
      });
    } catch (error) {
      for (const { failed } of group) failed(error);
      return;
    }
    for (const name of new Set(group.map(({ event }) => event.name))) wake(name);
  }

  return (event) =>
    new Promise((stored, failed) => {
      if (waiting.length === 0) setImmediate(storeAll);
      waiting.push({ event, stored, failed });
    });
}

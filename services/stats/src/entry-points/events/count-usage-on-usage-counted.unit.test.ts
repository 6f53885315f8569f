import { expect, it } from '@jest/globals';
import type { EventBus, FollowOptions } from '@selah/service-kit/messaging/event-bus';
import { recordingLogger } from '@selah/service-kit/testing/recording-logger';
import { counted } from '../../../test/counted-events.ts';
import { createInMemoryUsageStore } from '../../adapters/in-memory/in-memory-usage-store.ts';
import { createCalendar } from '../../domain/calendar.ts';
import type { CountedEvent } from '../../domain/usage.ts';
import { countUsageOnUsageCounted } from './count-usage-on-usage-counted.ts';

it('leaves the counting to the replica that is ahead, and takes over when that one ends', async () => {
  const store = await createInMemoryUsageStore('2026-01-01T00:00:00.000Z');
  let paused = 0;
  const replica = async () => {
    let apply: (events: readonly CountedEvent[]) => Promise<void> = async () => {};
    const eventBus: Pick<EventBus, 'follow'> = {
      async follow(_name, options) {
        apply = (options as FollowOptions<'usage.counted'>).apply;
        return { stop: async () => {}, caughtUp: async () => {} };
      },
    };
    await countUsageOnUsageCounted({
      ...{ store, eventBus, calendar: createCalendar('UTC'), logger: recordingLogger().logger },
      now: () => Date.parse('2026-03-01T12:00:00.000Z'),
      pause: async () => {
        paused += 1;
      },
    });
    return (events: readonly CountedEvent[]) => apply(events);
  };
  const [ahead, behind] = [await replica(), await replica()];

  await ahead([counted(1)]);
  await ahead([counted(2), counted(3)]);
  expect(paused).toBe(0);
  // It waits, so that the next events come to it together.
  await behind([counted(1)]);
  expect(paused).toBe(1);
  await behind([counted(2), counted(3), counted(4)]);
  expect(paused).toBe(1);
  expect((await store.totals()).counts.pageViews).toBe(4);
});

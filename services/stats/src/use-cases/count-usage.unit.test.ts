import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { COUNTERS } from '@selah/shared/contracts/stats/stats';
import fc from 'fast-check';
import { counted } from '../../test/counted-events.ts';
import { createInMemoryUsageStore } from '../adapters/in-memory/in-memory-usage-store.ts';
import { createCalendar } from '../domain/calendar.ts';
import type { UsageStore } from '../domain/ports.ts';
import { addCounts, type CountedEvent, foldEvents, NO_COUNTS } from '../domain/usage.ts';
import { countUsage } from './count-usage.ts';

const calendar = createCalendar('UTC');

async function emptyStore(): Promise<UsageStore> {
  return createInMemoryUsageStore('2026-01-01T00:00:00.000Z');
}

const log = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 1, max: 5 }),
      counter: fc.constantFrom(...COUNTERS),
      language: fc.constantFrom(...LANGUAGES),
      at: fc.constantFrom('2026-03-01T23:59:59.000Z', '2026-03-02T00:00:01.000Z'),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((usages) => {
    let position = 0;
    return usages.map(({ gap, ...usage }): CountedEvent => {
      position += gap;
      return counted(position, usage);
    });
  });

/** A follower that starts at the stored position and is killed after some groups. */
async function followUntilKilled(
  store: UsageStore,
  events: readonly CountedEvent[],
  groupSizes: readonly number[],
) {
  const { position } = await store.totals();
  let rest = events.filter((event) => event.position > position);
  for (const size of groupSizes) {
    await countUsage({ store, calendar }, rest.slice(0, size));
    rest = rest.slice(size);
  }
}

describe('counting usage', () => {
  it('counts each event once, however often and in whatever groups it is delivered', async () => {
    const lives = fc.array(fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 4 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(log, lives, async (events, groupings) => {
        const store = await emptyStore();
        for (const groupSizes of groupings) await followUntilKilled(store, events, groupSizes);
        await countUsage({ store, calendar }, events);
        await countUsage({ store, calendar }, events);

        const totals = await store.totals();
        const days = await store.daysSince('2026-01-01');
        expect(totals.counts).toEqual(foldEvents(events, calendar)?.counts);
        expect(days.map(({ counts }) => counts).reduce(addCounts, NO_COUNTS)).toEqual(totals.counts);
      }),
    );
  });

  it('counts nothing twice when two replicas follow the same log', async () => {
    const store = await emptyStore();
    const events = Array.from({ length: 40 }, (_, index) => counted(index + 1));
    const follow = async (size: number) => {
      for (let start = 0; start < events.length; start += size) {
        await countUsage({ store, calendar }, events.slice(start, start + size));
      }
    };
    await Promise.all([follow(7), follow(5)]);
    expect((await store.totals()).counts.pageViews).toBe(40);
  });

  it('M-164 lastUpdated increases with the events and never decreases', async () => {
    const store = await emptyStore();
    await countUsage({ store, calendar }, [counted(1, { at: '2026-03-01T12:00:05.000Z' })]);
    await countUsage({ store, calendar }, [counted(2, { at: '2026-03-01T12:00:04.000Z' })]);
    expect((await store.totals()).lastUpdated).toBe('2026-03-01T12:00:05.000Z');
  });

  it('rejects when the store fails, so that the events are delivered again', async () => {
    const store = await emptyStore();
    const broken = { ...store, add: () => Promise.reject(new Error('the disk is full')) };
    await expect(countUsage({ store: broken, calendar }, [counted(1)])).rejects.toThrow('the disk is full');
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createCalendar } from '../../src/domain/calendar.ts';
import { toHistory } from '../../src/domain/history.ts';
import type { UsageStore } from '../../src/domain/ports.ts';
import { type CountedEvent, foldEvents, NO_COUNTS } from '../../src/domain/usage.ts';
import { countUsage } from '../../src/use-cases/count-usage.ts';
import { counted } from '../counted-events.ts';

export interface UsageStoreUnderTest {
  /** A store with four zeros of that time (ISO 8601). */
  readonly empty: (lastUpdated: string) => Promise<UsageStore>;
  readonly release?: () => Promise<void>;
}

const calendar = createCalendar('UTC');
const START = '2026-01-01T00:00:00.000Z';

/** The contract of every usage store (M-164). */
export function usageStoreContract(name: string, { empty, release }: UsageStoreUnderTest): void {
  describe(`the usage store, ${name}`, () => {
    let store: UsageStore;

    beforeEach(async () => {
      store = await empty(START);
    });
    afterEach(async () => release?.());

    async function add(...events: CountedEvent[]): Promise<boolean> {
      const addition = foldEvents(events, calendar);
      return addition ? store.add(addition) : false;
    }

    it('M-164 begins with four zeros and the time of its creation', async () => {
      expect(await store.totals()).toEqual({ counts: NO_COUNTS, lastUpdated: START, position: 0 });
    });

    it('increases counters, position and lastUpdated together', async () => {
      expect(await add(counted(3, { counter: 'spinCount' }), counted(5, { counter: 'spinCount' }))).toBe(
        true,
      );
      expect(await store.totals()).toEqual({
        counts: { ...NO_COUNTS, spinCount: 2 },
        lastUpdated: '2026-03-01T12:00:00.000Z',
        position: 5,
      });
    });

    it('ignores an addition that begins at or before its position', async () => {
      await add(counted(1), counted(2));
      expect(await add(counted(2), counted(3))).toBe(false);
      expect(await store.totals()).toMatchObject({ counts: { pageViews: 2 }, position: 2 });
      expect(toHistory(await store.daysSince('2026-01-01'))[0]?.totals.pageViews).toBe(2);
    });

    it('accepts one of many simultaneous additions of the same events', async () => {
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => add(counted(1), counted(2))));
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect((await store.totals()).counts.pageViews).toBe(2);
    });

    it('separates days and languages and returns them from a day on', async () => {
      await add(
        counted(1, { language: 'pt', at: '2026-02-27T10:00:00.000Z' }),
        counted(2, { language: 'pt', at: '2026-02-28T10:00:00.000Z' }),
        counted(3, { language: 'es', at: '2026-02-28T10:00:00.000Z' }),
        counted(4, { language: 'pt', at: '2026-03-01T10:00:00.000Z' }),
      );
      const history = toHistory(await store.daysSince('2026-02-28'));
      expect(history.map(({ day, totals }) => [day, totals.pageViews])).toEqual([
        ['2026-02-28', 2],
        ['2026-03-01', 1],
      ]);
      expect(Object.keys(history[0]?.languages ?? {})).toEqual(['pt', 'es']);
    });

    it('returns the same history before, during and after archiving, and accepts late events', async () => {
      const inFebruary = { at: '2026-02-27T10:00:00.000Z' };
      await add(counted(1, inFebruary), counted(2));
      await Promise.all([store.archiveBefore('2026-03-01'), store.archiveBefore('2026-03-01')]);
      await store.archiveBefore('2026-03-01');
      await add(counted(3, inFebruary), counted(4));
      expect(await pageViewsByDay()).toEqual({ '2026-02-27': 2, '2026-03-01': 2 });

      await store.archiveBefore('2026-03-02');
      expect(await pageViewsByDay()).toEqual({ '2026-02-27': 2, '2026-03-01': 2 });
      expect((await store.totals()).counts.pageViews).toBe(4);
    });

    it('misses no count while days are archived', async () => {
      const days = Array.from({ length: 20 }, (_, index) => `2026-02-${String(index + 1).padStart(2, '0')}`);
      await countUsage(
        { store, calendar },
        days.map((day, index) => counted(index + 1, { at: `${day}T10:00:00.000Z` })),
      );
      let isArchiving = true;
      const archiving = store.archiveBefore('2026-03-01').finally(() => {
        isArchiving = false;
      });
      while (isArchiving) expect(Object.keys(await pageViewsByDay())).toEqual(days);
      await archiving;
      expect(Object.values(await pageViewsByDay())).toEqual(days.map(() => 1));
    });

    async function pageViewsByDay(): Promise<Record<string, number>> {
      const history = toHistory(await store.daysSince('2026-01-01'));
      return Object.fromEntries(history.map(({ day, totals }) => [day, totals.pageViews]));
    }
  });
}

import type { Totals, UsageStore } from '../../domain/ports.ts';
import { addCounts, type DayCounts, dayId, laterOf, NO_COUNTS } from '../../domain/usage.ts';

/** The counters in memory, for tests; zero at first, last changed at `lastUpdated` (ISO 8601). */
export function createInMemoryUsageStore(lastUpdated: string): UsageStore {
  let totals: Totals = { counts: NO_COUNTS, lastUpdated, position: 0 };
  const days = new Map<string, DayCounts>();

  return {
    async add({ counts, days: shares, firstPosition, lastPosition, lastOccurredAt }) {
      const before = totals;
      if (before.position >= firstPosition) return false;
      totals = {
        counts: addCounts(before.counts, counts),
        lastUpdated: laterOf(before.lastUpdated, lastOccurredAt),
        position: lastPosition,
      };
      for (const share of shares) {
        const soFar = days.get(dayId(share))?.counts ?? NO_COUNTS;
        days.set(dayId(share), { ...share, counts: addCounts(soFar, share.counts) });
      }
      return true;
    },
    totals: async () => totals,
    // There is no archive in memory.
    archiveBefore: async () => {},
    daysSince: async (firstDay) => [...days.values()].filter(({ day }) => day >= firstDay),
  };
}

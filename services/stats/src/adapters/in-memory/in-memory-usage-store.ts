import type { Totals, UsageStore } from '../../domain/ports.ts';
import { addCounts, type DayCounts, dayId, laterOf, NO_COUNTS } from '../../domain/usage.ts';

/** The counters in memory, for tests. */
export function createInMemoryUsageStore(): UsageStore {
  let totals: Totals | undefined;
  const days = new Map<string, DayCounts>();

  function current(): Totals {
    if (!totals) throw new Error('the store was not prepared');
    return totals;
  }

  return {
    async prepare(lastUpdated) {
      totals ??= { counts: NO_COUNTS, lastUpdated, position: 0 };
    },
    async add({ counts, days: shares, firstPosition, lastPosition, lastOccurredAt }) {
      const before = current();
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
    totals: async () => current(),
    // There is no archive in memory.
    archiveBefore: async () => {},
    daysSince: async (firstDay) => [...days.values()].filter(({ day }) => day >= firstDay),
  };
}

import type { Tally, UsageStore } from '../../domain/ports.ts';
import { addCounts, type Counts, type DayKey, NO_COUNTS } from '../../domain/usage.ts';

interface Entry {
  counts: Counts;
  position: number;
  lastUpdated: string;
}

/** The counters without a database, for tests: gone with the process. */
export function createInMemoryUsageStore(): UsageStore {
  let totals: Entry = { counts: NO_COUNTS, position: 0, lastUpdated: '' };
  const days = new Map<string, Entry & DayKey>();

  function tallyOf(entry: () => Entry): Tally {
    return {
      async add(addition) {
        const record = entry();
        if (record.position >= addition.firstPosition) return false;
        record.counts = addCounts(record.counts, addition.counts);
        record.position = addition.lastPosition;
        if (addition.lastOccurredAt > record.lastUpdated) record.lastUpdated = addition.lastOccurredAt;
        return true;
      },
      position: async () => entry().position,
    };
  }

  function day(key: DayKey): Entry {
    const id = `${key.day}/${key.language}`;
    const record = days.get(id) ?? { ...key, counts: NO_COUNTS, position: 0, lastUpdated: '' };
    days.set(id, record);
    return record;
  }

  return {
    totalsTally: tallyOf(() => totals),
    dayTally: (key) => tallyOf(() => day(key)),
    totals: async () => ({ ...totals }),
    async prepare(lastUpdated) {
      if (totals.lastUpdated === '') totals = { ...totals, lastUpdated };
    },
    async daysSince(firstDay) {
      return [...days.values()]
        .filter((record) => record.day >= firstDay)
        .map(({ day, language, counts }) => ({ day, language, counts }));
    },
  };
}

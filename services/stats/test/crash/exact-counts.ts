import { expect } from '@jest/globals';
import { eventually } from '@selah/service-kit/testing/eventually';
import { COUNTERS, type Stats, type StatsDay } from '@selah/shared/contracts/stats/stats';

interface Counted {
  readonly sums: { readonly sent: number; readonly acknowledged: number };
  read(): Promise<{ readonly totals: Stats; readonly days: readonly StatsDay[] }>;
}

/**
 * All acknowledged counts are counted, nothing else, and the days add up to the totals, as soon as the last events
 * have come through the broker.
 */
export async function expectExact({ sums, read }: Counted): Promise<void> {
  await eventually(async () => {
    const { totals, days } = await read();
    expect(sumOf(totals)).toBeGreaterThanOrEqual(sums.acknowledged);
    expect(sumOf(totals)).toBeLessThanOrEqual(sums.sent);
    const ofLanguages = days.flatMap((day) => Object.values(day.languages));
    for (const counter of COUNTERS) {
      expect(sumBy(days, (day) => day.totals[counter])).toBe(totals[counter]);
      expect(sumBy(ofLanguages, (counts) => counts?.[counter] ?? 0)).toBe(totals[counter]);
    }
  });
}

/** The sum of all counters. */
export function sumOf(counts: Readonly<Record<(typeof COUNTERS)[number], number>>): number {
  return sumBy(COUNTERS, (counter) => counts[counter]);
}

export function sumBy<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}

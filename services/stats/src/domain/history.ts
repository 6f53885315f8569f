import { LANGUAGES } from '@selah/shared/contracts/languages';
import type { StatsDay } from '@selah/shared/contracts/stats/stats';
import { addCounts, type DayCounts, NO_COUNTS } from './usage.ts';

/**
 * The history as answered: oldest day first, each with its sum and its languages in the usual order. Several counts
 * of the same day and language are added.
 */
export function toHistory(shares: readonly DayCounts[]): StatsDay[] {
  const byDay = Map.groupBy(shares, ({ day }) => day);
  return [...byDay.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, ofDay]) => ({ day, totals: sum(ofDay), languages: byLanguage(ofDay) }));
}

function byLanguage(shares: readonly DayCounts[]): StatsDay['languages'] {
  const present = LANGUAGES.filter((language) => shares.some((share) => share.language === language));
  return Object.fromEntries(
    present.map((language) => [language, sum(shares.filter((share) => share.language === language))]),
  );
}

function sum(shares: readonly DayCounts[]) {
  return shares.map(({ counts }) => counts).reduce(addCounts, NO_COUNTS);
}

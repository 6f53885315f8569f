import { COUNTERS } from '@selah/shared/contracts/stats/counters';
import { csvOf } from '../../../lib/csv.ts';
import { texts } from '../../../locales/pt.ts';
import { type ComparedDay, sumDays } from './compare-days.ts';

const words = texts.statistics;

/** The history as rows, used for the table and for the CSV file. */
export interface HistoryTable {
  readonly head: readonly string[];
  /** Newest day first. */
  readonly rows: readonly (readonly [day: string, ...numbers: number[]])[];
  readonly foot: readonly [label: string, ...numbers: number[]];
}

export function historyTable(days: readonly ComparedDay[]): HistoryTable {
  const sums = sumDays(days);
  const numbers = ({ counts, before }: Pick<ComparedDay, 'counts' | 'before'>) =>
    COUNTERS.flatMap((counter) => [counts[counter], before[counter]]);
  return {
    head: [
      words.day,
      ...COUNTERS.flatMap((counter) => [
        words.counters[counter],
        `${words.counters[counter]}, ${words.before}`,
      ]),
    ],
    rows: days.map((day) => [dayLabel(day), ...numbers(day)] as const).reverse(),
    foot: [words.sum, ...numbers(sums)],
  };
}

export function toCsv({ head, rows, foot }: HistoryTable): string {
  return csvOf([head, ...rows, foot]);
}

const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' });
const LONG_DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' });

/** E.g. `08/03/2026`; today is marked as unfinished. */
export function dayLabel({ day, isUnfinished }: Pick<ComparedDay, 'day' | 'isUnfinished'>): string {
  const date = DAY.format(new Date(day));
  return isUnfinished ? `${date} (${words.today})` : date;
}

/** E.g. `domingo, 8 de março de 2026`. */
export function longDay({ day, isUnfinished }: Pick<ComparedDay, 'day' | 'isUnfinished'>): string {
  const date = LONG_DAY.format(new Date(day));
  return isUnfinished ? words.unfinished(date) : date;
}

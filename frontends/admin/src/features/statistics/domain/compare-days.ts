import type { Language } from '@selah/shared/contracts/language-list';
import { COUNTERS, type Counter } from '@selah/shared/contracts/stats/counters';
import type { StatsDay } from '@selah/shared/contracts/stats/stats';

export const PERIODS = [7, 30, 365] as const;
export type Period = (typeof PERIODS)[number];

export type Counts = Readonly<Record<Counter, number>>;

/** One day of the period, and the day it is compared with. */
export interface ComparedDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly counts: Counts;
  readonly before: Counts;
  /** Today, whose counts are not complete. */
  readonly isUnfinished: boolean;
}

const MS_PER_DAY = 86_400_000;
const NO_COUNTS: Counts = { pageViews: 0, spinCount: 0, videoPlays: 0, aiQuestions: 0 };

/** The distance to the compared day: whole weeks, so that weekdays match, and at least the length of the period. */
export function comparisonShift(period: Period): number {
  return Math.ceil(period / 7) * 7;
}

/** The days of history that a period needs. */
export function daysNeeded(period: Period): number {
  return period + comparisonShift(period);
}

/** The days of a period that ends today, oldest first, each with its compared day. Days without data count as zero. */
export function compareDays(input: {
  readonly history: readonly StatsDay[];
  readonly today: string;
  readonly period: Period;
  /** Counts of this language only; without it, of all languages. */
  readonly language?: Language | undefined;
}): ComparedDay[] {
  const { history, today, period, language } = input;
  const byDay = new Map(history.map((one) => [one.day, language ? one.languages[language] : one.totals]));
  const countsOn = (day: string): Counts => byDay.get(day) ?? NO_COUNTS;
  const shift = comparisonShift(period);
  return Array.from({ length: period }, (_, index) => {
    const day = daysBefore(today, period - 1 - index);
    return {
      day,
      counts: countsOn(day),
      before: countsOn(daysBefore(day, shift)),
      isUnfinished: day === today,
    };
  });
}

export interface PeriodSums {
  readonly counts: Counts;
  readonly before: Counts;
  /** The change of finished days to the compared days, as a share; undefined when the compared count is zero. */
  readonly change: Readonly<Record<Counter, number | undefined>>;
}

/** The sums of a period. */
export function sumDays(days: readonly ComparedDay[]): PeriodSums {
  const finished = days.filter(({ isUnfinished }) => !isUnfinished);
  const sum = (of: readonly ComparedDay[], which: 'counts' | 'before', counter: Counter) =>
    of.reduce((total, day) => total + day[which][counter], 0);
  const each = <Value>(countOf: (counter: Counter) => Value) =>
    Object.fromEntries(COUNTERS.map((counter) => [counter, countOf(counter)])) as Record<Counter, Value>;
  return {
    counts: each((counter) => sum(days, 'counts', counter)),
    before: each((counter) => sum(days, 'before', counter)),
    change: each((counter) => {
      const before = sum(finished, 'before', counter);
      return before === 0 ? undefined : sum(finished, 'counts', counter) / before - 1;
    }),
  };
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * MS_PER_DAY).toISOString().slice(0, 10);
}

import type { Language } from '@selah/shared/contracts/language-list';
import { COUNTERS, type Counter } from '@selah/shared/contracts/stats/counters';
import type { StatsDay } from '@selah/shared/contracts/stats/stats';

export const PERIODS = [7, 30, 365] as const;
export type Period = (typeof PERIODS)[number];

export type Counts = Readonly<Record<Counter, number>>;

/** One day of the period, and the day that it is compared with. */
export interface ComparedDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly counts: Counts;
  readonly before: Counts;
  /** Still running: its counts are no whole day's. */
  readonly isUnfinished: boolean;
}

const MS_PER_DAY = 86_400_000;
const NO_COUNTS: Counts = { pageViews: 0, spinCount: 0, videoPlays: 0, aiQuestions: 0 };

/** How far back the compared day lies: whole weeks, so that a Sunday meets a Sunday, and no day is in both periods. */
export function comparisonShift(period: Period): number {
  return Math.ceil(period / 7) * 7;
}

/** How many days of history a period needs. */
export function daysNeeded(period: Period): number {
  return period + comparisonShift(period);
}

/** The days of a period that ends today, oldest first, each with the one before; a day nobody counted in is all zeros. */
export function compareDays(input: {
  readonly history: readonly StatsDay[];
  readonly today: string;
  readonly period: Period;
  /** Only what was counted in this language; without it everything. */
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
  /** Of the finished days alone, as a share of the days before; undefined where nothing was counted before. */
  readonly change: Readonly<Record<Counter, number | undefined>>;
}

/** What a period comes to. */
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

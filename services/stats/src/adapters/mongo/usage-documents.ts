import type { Counts, DayCounts, DayKey } from '../../domain/usage.ts';

/** A share of one day and language as both documents hold it. */
export interface DayDocument extends DayKey, Counts {
  readonly position: number;
}

/** `access_stats`: one document (M-164). */
export interface TotalsDocument extends Counts {
  readonly _id: number;
  /** ISO 8601. */
  readonly lastUpdated: string;
  /** The position of the last event that is in the counters and in the days. */
  readonly position: number;
  /** Shares that are not archived, by `dayId`. */
  readonly days?: Readonly<Record<string, DayDocument>>;
  /** Shares on their way to the archive: nothing is added to them any more. */
  readonly leaving?: Readonly<Record<string, DayDocument>>;
}

/** `daily_stats`: the archive, one document per day and language under its `dayId`. */
export interface ArchivedDayDocument extends DayDocument {
  readonly _id: string;
}

export function countsOf({ pageViews, spinCount, videoPlays, aiQuestions }: Counts): Counts {
  return { pageViews, spinCount, videoPlays, aiQuestions };
}

export function toDayCounts(document: DayDocument): DayCounts {
  const { day, language, position } = document;
  return { day, language, position, counts: countsOf(document) };
}

/** Each key of `counts` under a path, for `$inc`. */
export function countsAt(path: string, counts: Counts): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).map(([counter, count]) => [`${path}.${counter}`, count]));
}

import type { Counts, DayCounts, DayKey } from '../../domain/usage.ts';

/** Counts of one day and language, in both documents. */
export interface DayDocument extends DayKey, Counts {
  readonly position: number;
}

/** `access_stats`: one document (M-164). */
export interface TotalsDocument extends Counts {
  readonly _id: number;
  /** ISO 8601. */
  readonly lastUpdated: string;
  /** The position of the last counted event. */
  readonly position: number;
  /** Counts that are not archived, by `dayId`. */
  readonly days?: Readonly<Record<string, DayDocument>>;
  /** Counts that are being archived and do not change any more. */
  readonly leaving?: Readonly<Record<string, DayDocument>>;
  /**
   * The number of moves to the archive. While it is unchanged, the archive contains everything that left this
   * document.
   */
  readonly archivals?: number;
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

/** Prefixes each key of `counts` with a path, for `$inc`. */
export function countsAt(path: string, counts: Counts): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).map(([counter, count]) => [`${path}.${counter}`, count]));
}

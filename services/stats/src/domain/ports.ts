import type { Addition, Counts, DayCounts } from './usage.ts';

export interface Totals {
  readonly counts: Counts;
  /** ISO 8601 (M-164). */
  readonly lastUpdated: string;
  /** The position of the last event in the counters; 0 for none. */
  readonly position: number;
}

/** Storage of the counters and their history (M-164). The totals are always the sum of all days. */
export interface UsageStore {
  /**
   * Adds to the totals and the days and sets the position to the addition's last, in one atomic step, if the stored
   * position is before the addition's first; otherwise changes nothing. Returns whether it did.
   */
  add(addition: Addition): Promise<boolean>;
  totals(): Promise<Totals>;
  /** Archives the days before `day`, so that the document written at every count stays small. Can be repeated. */
  archiveBefore(day: string): Promise<void>;
  /** The counts of the days from `firstDay` on, in any order. */
  daysSince(firstDay: string): Promise<readonly DayCounts[]>;
}

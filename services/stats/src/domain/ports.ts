import type { Addition, Counts, DayCounts } from './usage.ts';

export interface Totals {
  readonly counts: Counts;
  /** ISO 8601 (M-164). */
  readonly lastUpdated: string;
  /** The position of the last event in the counters; 0 for none. */
  readonly position: number;
}

/** Where the counters and their history live (M-164). The totals are the sum of all days at any moment. */
export interface UsageStore {
  /** Makes the totals at zero where there are none yet. */
  prepare(lastUpdated: string): Promise<void>;
  /**
   * Raises the totals and the days and moves the position to the addition's last, all in one atomic step, when the record
   * stands before the addition's first position; otherwise changes nothing. Says whether it did.
   */
  add(addition: Addition): Promise<boolean>;
  totals(): Promise<Totals>;
  /** Puts away the days before `day`, so that what is written at every count stays small. Can be repeated at will. */
  archiveBefore(day: string): Promise<void>;
  /** The shares of the days from `firstDay` on, in any order. */
  daysSince(firstDay: string): Promise<readonly DayCounts[]>;
}

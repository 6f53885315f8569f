import type { Addition, Counts, DayCounts, DayKey } from './usage.ts';

/** One record of counters that knows which events it already holds. */
export interface Tally {
  /**
   * Raises the counters and moves the position to the addition's last, both in one atomic step, when the record stands
   * before the addition's first position; otherwise changes nothing. Says whether it did.
   */
  add(addition: Addition): Promise<boolean>;
  /** The position of the last event in the record; 0 for none. */
  position(): Promise<number>;
}

export interface Totals {
  readonly counts: Counts;
  /** ISO 8601 (M-164). */
  readonly lastUpdated: string;
  /** The position of the last event that is in the totals and in every day. */
  readonly position: number;
}

/** Where the counters live (M-164). */
export interface UsageStore {
  /** Makes the totals at zero where there are none yet. */
  prepare(lastUpdated: string): Promise<void>;
  totals(): Promise<Totals>;
  readonly totalsTally: Tally;
  dayTally(key: DayKey): Tally;
  /** The days from `firstDay` on, in any order. */
  daysSince(firstDay: string): Promise<readonly DayCounts[]>;
}

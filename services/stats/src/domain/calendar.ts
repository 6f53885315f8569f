const MS_PER_DAY = 86_400_000;

/**
 * Offsets of time zones are multiples of a quarter of an hour, so that all instants of a quarter are in one day.
 */
const QUARTER_MS = 900_000;
const REMEMBERED_QUARTERS = 1_000;

/** The days of one time zone. */
export interface Calendar {
  readonly timeZone: string;
  /** The day of an instant, `YYYY-MM-DD`. */
  dayOf(instant: string | number): string;
}

/** @throws RangeError for an unknown zone */
export function createCalendar(timeZone: string): Calendar {
  // The Swedish date format is ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const days = new Map<number, string>();
  return {
    timeZone,
    dayOf(instant) {
      const milliseconds = new Date(instant).getTime();
      const quarter = Math.floor(milliseconds / QUARTER_MS);
      const known = days.get(quarter);
      if (known !== undefined) return known;
      const day = format.format(milliseconds);
      if (days.size >= REMEMBERED_QUARTERS) days.clear();
      days.set(quarter, day);
      return day;
    },
  };
}

/** The day `days` days before another one. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * MS_PER_DAY).toISOString().slice(0, 10);
}

import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import type { Counter, StatsDay } from '@selah/shared/contracts/stats/stats';
import type { PositionedEvent } from '@selah/shared/service/messaging/event-bus';

export type CountedEvent = PositionedEvent<'usage.counted'>;

export type Counts = Readonly<Record<Counter, number>>;

/** What is counted apart in the history: one day in UTC and one language. */
export interface DayKey {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly language: Language;
}

export interface DayCounts extends DayKey {
  readonly counts: Counts;
}

/** A run of events folded into what one record has to be raised by. */
export interface Addition {
  readonly counts: Counts;
  readonly firstPosition: number;
  readonly lastPosition: number;
  /** The latest moment among the events, ISO 8601. */
  readonly lastOccurredAt: string;
}

export const NO_COUNTS: Counts = { pageViews: 0, spinCount: 0, videoPlays: 0, aiQuestions: 0 };

export function addCounts(a: Counts, b: Counts): Counts {
  return {
    pageViews: a.pageViews + b.pageViews,
    spinCount: a.spinCount + b.spinCount,
    videoPlays: a.videoPlays + b.videoPlays,
    aiQuestions: a.aiQuestions + b.aiQuestions,
  };
}

/** The UTC day of an instant, `YYYY-MM-DD`. */
export function dayOf(instant: string | number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** The first of the last `days` days, today included. `now` is in milliseconds. */
export function firstDay(now: number, days: number): string {
  const MS_PER_DAY = 86_400_000;
  return dayOf(now - (days - 1) * MS_PER_DAY);
}

/** Folds events, which are in order of position, into one addition; undefined when there are none. */
export function foldEvents(events: readonly CountedEvent[]): Addition | undefined {
  const first = events[0];
  const last = events.at(-1);
  if (!first || !last) return undefined;
  const counts: Record<Counter, number> = { ...NO_COUNTS };
  for (const { event } of events) counts[event.data.counter] += 1;
  return {
    counts,
    firstPosition: first.position,
    lastPosition: last.position,
    lastOccurredAt: events.map(({ event }) => event.occurredAt).reduce((a, b) => (a > b ? a : b)),
  };
}

/** The events of each day and language, every group in order of position. */
export function groupByDay(
  events: readonly CountedEvent[],
): readonly { readonly key: DayKey; readonly events: readonly CountedEvent[] }[] {
  const groups = Map.groupBy(events, ({ event }) => `${dayOf(event.occurredAt)} ${event.data.language}`);
  return [...groups.values()].flatMap((group) => {
    const first = group[0]?.event;
    if (!first) return [];
    return [{ key: { day: dayOf(first.occurredAt), language: first.data.language }, events: group }];
  });
}

/** The history as it is answered: oldest day first, each with its sum and its languages in the usual order. */
export function toHistory(records: readonly DayCounts[]): StatsDay[] {
  const byDay = Map.groupBy(records, ({ day }) => day);
  return [...byDay.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, ofDay]) => ({
      day,
      totals: ofDay.map(({ counts }) => counts).reduce(addCounts, NO_COUNTS),
      languages: Object.fromEntries(
        LANGUAGES.flatMap((language) => ofDay.filter((record) => record.language === language)).map(
          ({ language, counts }) => [language, counts],
        ),
      ),
    }));
}

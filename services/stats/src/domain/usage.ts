import type { PositionedEvent } from '@selah/service-kit/messaging/event-bus';
import type { Language } from '@selah/shared/contracts/languages';
import type { Counter } from '@selah/shared/contracts/stats/stats';
import type { Calendar } from './calendar.ts';

export type CountedEvent = PositionedEvent<'usage.counted'>;

export type Counts = Readonly<Record<Counter, number>>;

/** The unit of the history: one day of the site's calendar and one language. */
export interface DayKey {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly language: Language;
}

/** Counts of one day and language, with the position of their last event. */
export interface DayCounts extends DayKey {
  readonly counts: Counts;
  readonly position: number;
}

/** A group of events as the sums to add. */
export interface Addition {
  readonly counts: Counts;
  /** Each day and language once; the sum is `counts`. */
  readonly days: readonly DayCounts[];
  readonly firstPosition: number;
  readonly lastPosition: number;
  /** The latest time of the events, ISO 8601. */
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

/** Sums up events in order of position; undefined without events. */
export function foldEvents(events: readonly CountedEvent[], calendar: Calendar): Addition | undefined {
  const first = events[0];
  const last = events.at(-1);
  if (!first || !last) return undefined;
  const days = new Map<string, DayCounts>();
  let lastOccurredAt = first.event.occurredAt;
  for (const { position, event } of events) {
    const { counter, language } = event.data;
    const day = calendar.dayOf(event.occurredAt);
    const id = dayId({ day, language });
    const counts = days.get(id)?.counts ?? NO_COUNTS;
    days.set(id, { day, language, counts: { ...counts, [counter]: counts[counter] + 1 }, position });
    // Not the last event's time: the clocks of publishers may differ slightly.
    lastOccurredAt = laterOf(lastOccurredAt, event.occurredAt);
  }
  return {
    counts: [...days.values()].map(({ counts }) => counts).reduce(addCounts, NO_COUNTS),
    days: [...days.values()],
    firstPosition: first.position,
    lastPosition: last.position,
    lastOccurredAt,
  };
}

/** The later of two ISO 8601 instants in UTC, which sort as text. */
export function laterOf(a: string, b: string): string {
  if (a > b) return a;
  return b;
}

/** The id of a day and language, e.g. `2026-03-01/pt`; sorts by day. */
export function dayId({ day, language }: DayKey): string {
  return `${day}/${language}`;
}

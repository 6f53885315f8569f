import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import { type Connection, Schema } from 'mongoose';
import type { Counts } from '../../domain/usage.ts';

/** What the totals and a day have in common: the counters, and the position of the last event in them. */
interface TallyRecord extends Counts {
  readonly position: number;
}

/** `access_stats`: one record (M-164). */
export interface TotalsRecord extends TallyRecord {
  readonly _id: number;
  readonly lastUpdated: string;
}

/** `daily_stats`: one record per day and language; the id is both, e.g. `2026-03-01/pt`, so that it sorts by day. */
export interface DayRecord extends TallyRecord {
  readonly _id: string;
  readonly day: string;
  readonly language: Language;
}

const counter = { type: Number, required: true, default: 0 } as const;
const tally = {
  pageViews: counter,
  spinCount: counter,
  videoPlays: counter,
  aiQuestions: counter,
  position: counter,
} as const;

export function usageModels(connection: Connection) {
  return {
    totals: connection.model(
      'AccessStats',
      new Schema<TotalsRecord>(
        { _id: { type: Number, required: true }, ...tally, lastUpdated: { type: String, required: true } },
        { collection: 'access_stats', versionKey: false },
      ),
    ),
    days: connection.model(
      'DailyStats',
      new Schema<DayRecord>(
        {
          _id: { type: String, required: true },
          ...tally,
          day: { type: String, required: true },
          language: { type: String, required: true, enum: LANGUAGES },
        },
        { collection: 'daily_stats', versionKey: false },
      ),
    ),
  };
}

export type UsageModels = ReturnType<typeof usageModels>;

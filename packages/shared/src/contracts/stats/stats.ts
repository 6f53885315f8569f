import { z } from 'zod';
import { DEFAULT_LANGUAGE, languageSchema } from '../languages.ts';
import { STATS_HISTORY_MAX_DAYS } from '../limits.ts';
import { instantSchema } from '../primitives.ts';

// Without zod, so that a page can count before it can check an answer.
export * from './counters.ts';

export const counterSchema = z.enum(['pageViews', 'spinCount', 'videoPlays', 'aiQuestions']);

const countsSchema = z.record(counterSchema, z.int().nonnegative());

export const statsSchema = z.object({
  pageViews: z.int().nonnegative(),
  spinCount: z.int().nonnegative(),
  videoPlays: z.int().nonnegative(),
  aiQuestions: z.int().nonnegative(),
  lastUpdated: instantSchema,
  /** The zone in which days begin and end, and the day that is running there: the last, unfinished one of a history. */
  timeZone: z.string(),
  today: z.iso.date(),
});

/** The language is optional in the otherwise empty body; without it the request's own language counts. */
export const countRequestSchema = z.object({ language: languageSchema.optional() });

export const statsHistoryQuerySchema = z.object({
  days: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .pipe(z.int().max(STATS_HISTORY_MAX_DAYS))
    .default(30),
});

/** One day in the site's time zone, oldest first; days without a count are absent. */
export const statsDaySchema = z.object({
  day: z.iso.date(),
  totals: countsSchema,
  languages: z.partialRecord(languageSchema, countsSchema),
});

export const statsHistorySchema = z.array(statsDaySchema);

export const statsEvents = {
  'usage.counted': z.object({
    counter: counterSchema,
    language: languageSchema.default(DEFAULT_LANGUAGE),
  }),
} as const;

export type Stats = z.infer<typeof statsSchema>;
export type StatsDay = z.infer<typeof statsDaySchema>;

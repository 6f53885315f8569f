import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES, languageSchema } from '../languages.ts';
import { STATS_HISTORY_MAX_DAYS } from '../limits.ts';
import { instantSchema, recordOf } from '../primitives.ts';

// Without zod, because a page may count before zod is loaded.
export * from './counters.ts';

export const counterSchema = z.enum(['pageViews', 'spinCount', 'videoPlays', 'aiQuestions']);

const countsSchema = recordOf(counterSchema.options, z.int().nonnegative());

export const statsSchema = z.object({
  pageViews: z.int().nonnegative(),
  spinCount: z.int().nonnegative(),
  videoPlays: z.int().nonnegative(),
  aiQuestions: z.int().nonnegative(),
  lastUpdated: instantSchema,
  /**
   * The time zone of the days, and the current day there, which is the last and unfinished one of a history.
   */
  timeZone: z.string(),
  today: z.iso.date(),
});

/** Without a language, the language of the request counts. */
export const countRequestSchema = z.object({ language: languageSchema.optional() });

export const statsHistoryQuerySchema = z.object({
  days: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .pipe(z.int().max(STATS_HISTORY_MAX_DAYS))
    .default(30),
});

/** One day in the site's time zone. Days without counts are absent. */
export const statsDaySchema = z.object({
  day: z.iso.date(),
  totals: countsSchema,
  languages: recordOf(LANGUAGES, countsSchema).partial(),
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

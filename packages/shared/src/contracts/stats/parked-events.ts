import { z } from 'zod';
import { idFromTextSchema, idSchema, instantSchema } from '../primitives.ts';

/** An event that failed for good: which consumer could not handle it, and why. It contains no data of a visitor. */
export const parkedEventSchema = z.object({
  id: idSchema,
  consumer: z.string(),
  name: z.string(),
  parkedAt: instantSchema,
  attempts: z.int().nonnegative(),
  reason: z.string(),
});

/** `events` are the oldest ones; `total` counts all. */
export const parkedEventsSchema = z.object({
  total: z.int().nonnegative(),
  events: z.array(parkedEventSchema),
});

export type ParkedEvents = z.infer<typeof parkedEventsSchema>;

export const parkedEventParamsSchema = z.object({ id: idFromTextSchema });

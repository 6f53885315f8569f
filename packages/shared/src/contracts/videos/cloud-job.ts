import { z } from 'zod';
import { idSchema, instantSchema } from '../primitives.ts';

/**
 * The upload of every video to the cloud tier (Q24, Q28), as it is stored: the same wherever it is asked for. `done` counts
 * what was tried, `failed` is among it. `paused` and `running` go on after a restart.
 */
export const cloudJobSchema = z.object({
  state: z.enum(['idle', 'running', 'paused', 'finished']),
  total: z.int().nonnegative(),
  done: z.int().nonnegative(),
  /** The file on its way now. */
  current: z
    .object({
      id: idSchema,
      title: z.string(),
      sentBytes: z.int().nonnegative(),
      sizeBytes: z.int().nonnegative(),
    })
    .optional(),
  failed: z.array(z.object({ id: idSchema, title: z.string(), reason: z.string() })),
  startedAt: instantSchema.optional(),
  finishedAt: instantSchema.optional(),
});

export type CloudJob = z.infer<typeof cloudJobSchema>;

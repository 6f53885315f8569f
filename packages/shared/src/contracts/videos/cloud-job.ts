import { z } from 'zod';
import { idSchema, instantSchema } from '../primitives.ts';

/**
 * The job that uploads all videos to the cloud tier (Q24, Q28), as stored. `done` includes `failed`. A
 * `paused` or `running` job continues after a restart.
 */
export const cloudJobSchema = z.object({
  state: z.enum(['idle', 'running', 'paused', 'finished']),
  total: z.int().nonnegative(),
  done: z.int().nonnegative(),
  /** The file that is being uploaded. */
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

import { z } from 'zod';
import { idSchema } from '../primitives.ts';

/** `processing`: making an upload playable; `renditions`: its smaller versions; `cloud`: its copy in the cloud tier. */
export const JOB_KINDS = ['processing', 'renditions', 'cloud'] as const;

/** One piece of background work on one video. `id` is made of kind and video. */
export const jobSchema = z.object({
  id: z.string(),
  kind: z.enum(JOB_KINDS),
  state: z.enum(['failed', 'running', 'waiting']),
  videoId: idSchema,
  title: z.string(),
  /** What is done of it, from 0 to 1. */
  share: z.number().min(0).max(1).optional(),
  /** How often it was started. */
  attempts: z.int().nonnegative().optional(),
  /** Why it failed, or why it waits if not only for its turn, in Portuguese. */
  reason: z.string().optional(),
  /** False if the file that failed does not exist any more. */
  canRetry: z.boolean(),
});

/** Failed jobs first, then those being done, then those that wait; at most 200, while `total` counts all. */
export const jobsSchema = z.object({ total: z.int().nonnegative(), jobs: z.array(jobSchema) });

export const jobParamsSchema = z.object({
  job: z
    .string()
    .regex(/^(?:processing|renditions|cloud)-[1-9]\d{0,14}$/)
    .transform((text) => {
      const [kind, videoId] = text.split('-');
      return { kind: z.enum(JOB_KINDS).parse(kind), videoId: Number(videoId) };
    }),
});

export type Job = z.infer<typeof jobSchema>;
export type JobKind = Job['kind'];
export type Jobs = z.infer<typeof jobsSchema>;

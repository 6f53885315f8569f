import { z } from 'zod';
import { idSchema } from '../primitives.ts';

/**
 * The job that makes smaller versions of films. New films are always included; `old` are the films that were there before and are
 * not included yet. Sizes are bytes.
 */
export const renditionJobSchema = z.object({
  /** `no_tool`: ffmpeg is not installed; `disk_full`: it waits for room on the disk. */
  state: z.enum(['idle', 'running', 'paused', 'no_tool', 'disk_full']),
  /** Films whose versions will be made. */
  waiting: z.int().nonnegative(),
  /** Films that need no further version. */
  done: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  /** The film being worked on; `share` of it is done. */
  current: z.object({ id: idSchema, title: z.string(), share: z.number().min(0).max(1) }).optional(),
  old: z.object({ films: z.int().nonnegative(), estimatedBytes: z.int().nonnegative() }),
  /** What all smaller versions take on the disk. */
  storedBytes: z.int().nonnegative(),
  freeBytes: z.int().nonnegative(),
});

export type RenditionJob = z.infer<typeof renditionJobSchema>;

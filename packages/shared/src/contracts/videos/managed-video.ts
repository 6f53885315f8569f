import { z } from 'zod';
import { instantSchema } from '../primitives.ts';
import { FAILURE_CODES } from './failures.ts';
import { videoSchema } from './video.ts';

/** Why processing failed. On a `ready` video it speaks of the file that was to replace the one that still plays. */
export const videoFailureSchema = z.object({ code: z.enum(FAILURE_CODES), message: z.string() });

/** A video as the administrator sees it: what anyone sees, and what is needed to look after it. */
export const managedVideoSchema = videoSchema.extend({
  /** Raised by every change that a person makes. Sent back with a change, it says what the change is based on. */
  revision: z.int().nonnegative(),
  createdAt: instantSchema,
  /** Of the file that plays, or waits to be processed. Absent for an address elsewhere. */
  sizeBytes: z.int().nonnegative().optional(),
  hasCaptions: z.boolean(),
  failure: videoFailureSchema.optional(),
});

export const managedVideoListSchema = z.array(managedVideoSchema);

export type VideoFailure = z.infer<typeof videoFailureSchema>;
export type ManagedVideo = z.infer<typeof managedVideoSchema>;

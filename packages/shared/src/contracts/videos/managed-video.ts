import { z } from 'zod';
import { instantSchema } from '../primitives.ts';
import { FAILURE_CODES } from './failures.ts';
import { videoSchema } from './video.ts';

/** Why processing failed. A `ready` video with a failure still plays its old file; the new file failed. */
export const videoFailureSchema = z.object({ code: z.enum(FAILURE_CODES), message: z.string() });

/** A video as the administrator sees it: the public fields and those for managing it. */
export const managedVideoSchema = videoSchema.extend({
  /**
   * Increased by every change that a person makes. Sent with a change, it names the version that the change
   * is based on.
   */
  revision: z.int().nonnegative(),
  createdAt: instantSchema,
  /** Size of the stored file. Absent for an external address. */
  sizeBytes: z.int().nonnegative().optional(),
  /** Visitors can play it, and its poster is being made. */
  awaitsPoster: z.boolean().optional(),
  hasCaptions: z.boolean(),
  /** Names the captions that the video has; absent without captions. Sent with a change of the captions as `basedOn`. */
  captionsVersion: z.string().optional(),
  failure: videoFailureSchema.optional(),
});

export const managedVideoListSchema = z.array(managedVideoSchema);

export type VideoFailure = z.infer<typeof videoFailureSchema>;
export type ManagedVideo = z.infer<typeof managedVideoSchema>;

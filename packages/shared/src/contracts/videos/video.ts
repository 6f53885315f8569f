import { z } from 'zod';
import { languageSchema } from '../languages.ts';
import { LENGTHS } from '../limits.ts';
import { idSchema } from '../primitives.ts';

/** Processing state. The wheel chooses only `ready` videos. */
export const processingStateSchema = z.enum(['pending', 'ready', 'failed']);

/** Whether this answer completes a round through all videos of the language (M-163, M-188). */
export const videoCycleSchema = z.object({ isComplete: z.boolean(), totalVideos: z.int().nonnegative() });

/**
 * A video in answers (M-162). `storageUrl` is an http(s) URL or absent; `durationSeconds` may be fractional.
 */
export const videoSchema = z.object({
  id: idSchema,
  title: z.string(),
  filename: z.string(),
  language: languageSchema,
  storageUrl: z.url({ protocol: /^https?$/ }).optional(),
  storagePath: z.string().optional(),
  posterUrl: z.string().optional(),
  captionsUrl: z.string().optional(),
  durationSeconds: z.number().positive().optional(),
  processing: processingStateSchema,
  _meta: z.object({ cycle: videoCycleSchema }).optional(),
});

export const videoListSchema = z.array(videoSchema);

/** A plain file name: no separators, no leading dot, no control characters. */
export const filenameSchema = z
  .string()
  .min(1)
  .max(LENGTHS.filenameMax)
  .regex(/^[\p{L}\p{N}_][\p{L}\p{N} ._()-]*$/u);

export type ProcessingState = z.infer<typeof processingStateSchema>;
export type VideoCycle = z.infer<typeof videoCycleSchema>;
export type Video = z.infer<typeof videoSchema>;

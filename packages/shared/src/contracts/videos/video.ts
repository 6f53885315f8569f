import { z } from 'zod';
import { languageSchema } from '../languages.ts';
import { LENGTHS } from '../limits.ts';
import { idSchema } from '../primitives.ts';

/** Processing state. The wheel chooses only `ready` videos. */
export const processingStateSchema = z.enum(['pending', 'ready', 'failed']);

/** Whether this answer completes a round through all videos of the language (M-163, M-188). */
export const videoCycleSchema = z.object({ isComplete: z.boolean(), totalVideos: z.int().nonnegative() });

/** One file that plays a video. `height` is the shorter side of its picture in pixels, at most. */
export const renditionSchema = z.object({
  height: z.int().positive(),
  sizeBytes: z.int().nonnegative(),
  url: z.string(),
});

/**
 * A video in answers (M-162). `storageUrl` is an http(s) URL or absent; `durationSeconds` may be fractional. `renditions` are the
 * files that a player may choose from, the smallest first; without them there is only the file named `filename`.
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
  renditions: z.array(renditionSchema).optional(),
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

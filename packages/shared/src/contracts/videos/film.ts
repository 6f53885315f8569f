import type { z } from 'zod';
import { instantSchema } from '../primitives.ts';
import { videoSchema } from './video.ts';

/** One video by its id, for a page of its own. While its file is replaced, with the file that is played until then. */
export const filmSchema = videoSchema.omit({ _meta: true }).extend({ createdAt: instantSchema });

export type Film = z.infer<typeof filmSchema>;

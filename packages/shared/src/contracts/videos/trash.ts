import { z } from 'zod';
import { languageSchema } from '../languages.ts';
import { idSchema, instantSchema } from '../primitives.ts';

/** The most ids that one call takes. */
const MOST_IDS = 10_000;

/** `POST /api/admin/videos/delete`: ids of videos. */
export const deleteVideosRequestSchema = z.object({ ids: z.array(idSchema).min(1).max(MOST_IDS) });

/** Names one thing in the trash; not the id of a video. */
export const trashIdSchema = z.string().regex(/^[a-z0-9-]{1,80}$/);

/** What lies in the trash: a video with its record, or a file that no record used. */
export const trashItemSchema = z.object({
  id: trashIdSchema,
  kind: z.enum(['video', 'file']),
  title: z.string(),
  filename: z.string(),
  language: languageSchema.optional(),
  sizeBytes: z.int().nonnegative().optional(),
  posterUrl: z.string().optional(),
  deletedAt: instantSchema,
  /** When it is deleted for good. */
  expiresAt: instantSchema,
});

/** What was put away last comes first. */
export const trashListSchema = z.array(trashItemSchema);

/** `POST /api/admin/trash/restore` and `…/delete`: an id that is not there any more is passed over. */
export const trashIdsRequestSchema = z.object({ ids: z.array(trashIdSchema).min(1).max(MOST_IDS) });
export const trashParamsSchema = z.object({ item: trashIdSchema });

export const restoredCountSchema = z.object({ restored: z.int().nonnegative() });

export type TrashItem = z.infer<typeof trashItemSchema>;

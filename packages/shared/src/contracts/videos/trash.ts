import { z } from 'zod';
import { languageSchema } from '../languages.ts';
import { idSchema, instantSchema } from '../primitives.ts';

/** Maximum number of ids per call. */
const MAX_IDS = 10_000;

/** `POST /api/admin/videos/delete`: ids of videos. */
export const deleteVideosRequestSchema = z.object({ ids: z.array(idSchema).min(1).max(MAX_IDS) });

/** The id of an item in the trash, which is not the id of a video. */
export const trashIdSchema = z.string().regex(/^[a-z0-9-]{1,80}$/);

/** A deleted video, or a deleted file that no record used. */
export const trashItemSchema = z.object({
  id: trashIdSchema,
  kind: z.enum(['video', 'file']),
  title: z.string(),
  filename: z.string(),
  language: languageSchema.optional(),
  sizeBytes: z.int().nonnegative().optional(),
  posterUrl: z.string().optional(),
  deletedAt: instantSchema,
  /** When the file is deleted for good. */
  expiresAt: instantSchema,
});

/** `GET /api/admin/trash?before=`: only what was deleted before this moment, for whoever wants more than the first page. */
export const listTrashQuerySchema = z.object({ before: instantSchema.optional() });

/** The most recently deleted item comes first. Items of one moment are never on different pages. */
export const trashListSchema = z.array(trashItemSchema);

/** `POST /api/admin/trash/restore` and `…/delete`: ids that are not in the trash any more are ignored. */
export const trashIdsRequestSchema = z.object({ ids: z.array(trashIdSchema).min(1).max(MAX_IDS) });
export const trashParamsSchema = z.object({ item: trashIdSchema });

export const restoredCountSchema = z.object({ restored: z.int().nonnegative() });

export type TrashItem = z.infer<typeof trashItemSchema>;

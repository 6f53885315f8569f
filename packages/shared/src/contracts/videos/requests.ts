import { z } from 'zod';
import { DEFAULT_LANGUAGE, languageSchema } from '../languages.ts';
import { LENGTHS, VIDEO_LOADING } from '../limits.ts';
import { idFromTextSchema } from '../primitives.ts';
import { uploadIdSchema } from './uploads.ts';
import { filenameSchema } from './video.ts';

export const titleSchema = z
  .string({ error: 'title_required' })
  .trim()
  .min(1, { error: 'title_required' })
  .max(LENGTHS.titleMax);
const editedTitleSchema = z
  .string({ error: 'title_min' })
  .trim()
  .min(LENGTHS.titleMinEdit, { error: 'title_min' })
  .max(LENGTHS.titleMax);
const storageUrlSchema = z.url({ protocol: /^https?$/, error: 'url_invalid' });

/** `GET /api/videos?language=` (M-207): without a language, every video. */
export const listVideosQuerySchema = z.object({ language: languageSchema.optional() });

/** Ids in a comma-separated list; what is not an id is refused, and so is a list longer than Q33 allows. */
const idListSchema = z
  .string()
  .max(VIDEO_LOADING.maxExcludedIds * 16)
  .transform((text) => (text === '' ? [] : text.split(',')))
  .pipe(z.array(idFromTextSchema).max(VIDEO_LOADING.maxExcludedIds));

/** `GET /api/videos/random` (M-208). `force`, `t`, `nocache` and `reqid` only defeat caches (Q38) and are not read. */
export const randomVideoQuerySchema = z.object({
  language: languageSchema.default(DEFAULT_LANGUAGE),
  exclude: idFromTextSchema.optional(),
  exclude_list: idListSchema.default([]),
});

export const videoIdParamsSchema = z.object({ id: idFromTextSchema });
export const videoFileParamsSchema = z.object({ filename: filenameSchema });

/** The text fields of a multipart upload (M-210). An add accepts any non-blank title (Q25). */
export const uploadVideoFieldsSchema = z.object({
  title: titleSchema,
  language: languageSchema.default(DEFAULT_LANGUAGE),
});

/**
 * A video without a form: the id of a finished upload, an existing file, or an address elsewhere (Q40). Sent again with
 * the same `uploadId`, it adds nothing and answers the video that was added.
 */
export const recordVideoRequestSchema = z
  .object({
    title: titleSchema,
    language: languageSchema.default(DEFAULT_LANGUAGE),
    uploadId: uploadIdSchema.optional(),
    filename: filenameSchema.optional(),
    storageUrl: storageUrlSchema.optional(),
  })
  .refine((video) => Boolean(video.uploadId ?? video.filename ?? video.storageUrl), {
    path: ['filename'],
    error: 'file_required',
  })
  .refine(({ uploadId, filename, storageUrl }) => !uploadId || !(filename ?? storageUrl), {
    path: ['uploadId'],
  });

/** A whole number, also as the text that a form carries. */
const revisionSchema = z.union([
  z.int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);

/**
 * `PUT /api/videos/{id}` (M-211, M-124): what is absent stays as it is. With `revision`, the change is refused with
 * `changed_meanwhile` when the video has another one by now.
 */
export const editVideoRequestSchema = z.object({
  title: editedTitleSchema.optional(),
  language: languageSchema.optional(),
  revision: revisionSchema.optional(),
  uploadId: uploadIdSchema.optional(),
});

export const deletedCountSchema = z.object({ deleted: z.int().nonnegative() });

export type RecordVideoRequest = z.infer<typeof recordVideoRequestSchema>;
export type RandomVideoQuery = z.infer<typeof randomVideoQuerySchema>;

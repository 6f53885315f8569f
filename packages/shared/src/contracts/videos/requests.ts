import { z } from 'zod';
import { DEFAULT_LANGUAGE, languageSchema } from '../languages.ts';
import { LENGTHS, VIDEO_LOADING } from '../limits.ts';
import { idFromTextSchema } from '../primitives.ts';
import { readableLine } from '../text/clean-text.ts';
import { typedLine } from '../text/typed-text.ts';
import { uploadIdSchema } from './uploads.ts';
import { filenameSchema } from './video.ts';

export const titleSchema = typedLine({ max: LENGTHS.titleMax, error: 'title_required' });
const editedTitleSchema = typedLine({ min: LENGTHS.titleMinEdit, max: LENGTHS.titleMax, error: 'title_min' });
const storageUrlSchema = z
  .string({ error: 'url_invalid' })
  .overwrite(readableLine)
  .pipe(z.url({ protocol: /^https?$/, error: 'url_invalid' }));

/**
 * `GET /api/videos?language=&before=` (M-207): the newest videos, ordered by id; without a language, of all. `before` is the
 * first id of the page before, for whoever wants the older ones too.
 */
export const listVideosQuerySchema = z.object({
  language: languageSchema.optional(),
  before: idFromTextSchema.optional(),
});

/** Comma-separated ids. Refuses anything else, and lists longer than Q33 allows. */
const idListSchema = z
  .string()
  .max(VIDEO_LOADING.maxExcludedIds * 16)
  .transform((text) => (text === '' ? [] : text.split(',')))
  .pipe(z.array(idFromTextSchema).max(VIDEO_LOADING.maxExcludedIds));

/**
 * `GET /api/videos/random` (M-208). `force`, `t`, `nocache` and `reqid` only prevent caching (Q38) and are
 * ignored. `drawn` is the id that `GET /api/videos/next` answered, which is answered again if it is still a possible choice.
 */
export const randomVideoQuerySchema = z.object({
  language: languageSchema.default(DEFAULT_LANGUAGE),
  exclude: idFromTextSchema.optional(),
  exclude_list: idListSchema.default([]),
  drawn: idFromTextSchema.optional(),
});

export const videoIdParamsSchema = z.object({ id: idFromTextSchema });
export const videoFileParamsSchema = z.object({ filename: filenameSchema });

/** Text fields of a multipart upload (M-210). Any title that is not blank is accepted (Q25). */
export const uploadVideoFieldsSchema = z.object({
  title: titleSchema,
  language: languageSchema.default(DEFAULT_LANGUAGE),
});

/**
 * A video from a finished upload, an existing file, or an external address (Q40). A repeated request with the
 * same `uploadId` adds nothing and gets the first video as its answer.
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

/** An integer, or its digits as text in a form. */
const revisionSchema = z.union([
  z.int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);

/**
 * `PUT /api/videos/{id}` (M-211, M-124): absent fields stay unchanged. With an outdated `revision` the change
 * is refused with `changed_meanwhile`.
 */
export const editVideoRequestSchema = z.object({
  title: editedTitleSchema.optional(),
  language: languageSchema.optional(),
  revision: revisionSchema.optional(),
  uploadId: uploadIdSchema.optional(),
});

/**
 * `PUT` and `DELETE /api/videos/{id}/captions`: with a `basedOn` that is not the current `captionsVersion` (empty without
 * captions) the change is refused with `changed_meanwhile`.
 */
export const editCaptionsQuerySchema = z.object({ basedOn: z.string().max(200).optional() });

export const deletedCountSchema = z.object({ deleted: z.int().nonnegative() });

export type RecordVideoRequest = z.infer<typeof recordVideoRequestSchema>;
export type RandomVideoQuery = z.infer<typeof randomVideoQuerySchema>;

import { z } from 'zod';
import { DEFAULT_LANGUAGE, languageSchema } from '../languages.ts';
import { LENGTHS, UPLOADS } from '../limits.ts';
import { idSchema } from '../primitives.ts';

/** The id of a resumable upload, the last segment of its address. */
export const uploadIdSchema = z.string().regex(/^[0-9a-f]{32}$/);

/** SHA-256 as 64 hexadecimal digits. */
export const sha256Schema = z
  .string()
  .regex(/^[0-9a-f]{64}$/i)
  .transform((digits) => digits.toLowerCase());

export const uploadParamsSchema = z.object({ upload: uploadIdSchema });

/**
 * Content of `Upload-Metadata`. If `sha256` is given, an upload with other bytes is refused when it is used.
 */
export const uploadMetadataSchema = z.object({
  filename: z.string().min(1).max(LENGTHS.originalNameMax),
  sha256: sha256Schema.optional(),
});

/** Headers of tus 1.0 (https://tus.io/protocols/resumable-upload), for the OpenAPI document. */
const tusHeader = { 'Tus-Resumable': z.enum(['1.0.0']) };
/** On a refused `HEAD` of an upload, whose answer has no body: the problem as JSON, percent-encoded. */
export const PROBLEM_HEADER = 'Upload-Problem';

export const tusVersionHeadersSchema = z.object(tusHeader);
export const createUploadHeadersSchema = z.object({
  ...tusHeader,
  'Upload-Length': z.string(),
  'Upload-Metadata': z.string(),
});
export const continueUploadHeadersSchema = z.object({ ...tusHeader, 'Upload-Offset': z.string() });

/** `POST /api/admin/bulk-upload` of finished uploads; titles come from the file names (Q25). */
export const bulkUploadRequestSchema = z.object({
  items: z
    .array(
      z.object({
        uploadId: uploadIdSchema,
        language: languageSchema.default(DEFAULT_LANGUAGE),
        originalName: z.string().min(1).max(LENGTHS.originalNameMax),
      }),
    )
    .min(1, { error: 'files_required' })
    .max(UPLOADS.mostBulkFiles),
});

export const bulkUploadAnswerSchema = z.object({
  uploaded: z.int().nonnegative(),
  /** `code` is an error code, or a failure code if the file cannot be used. */
  failed: z.array(z.object({ originalName: z.string(), reason: z.string(), code: z.string() })),
});

/** Which of these files are already stored, by the bytes that were uploaded. */
export const knownFilesRequestSchema = z.object({
  hashes: z.array(sha256Schema).min(1).max(UPLOADS.mostBulkFiles),
});
export const knownFilesAnswerSchema = z.object({
  known: z.array(
    z.object({
      sha256: z.string(),
      video: z.object({ id: idSchema, title: z.string(), language: languageSchema }),
    }),
  ),
});

export type BulkUploadRequest = z.infer<typeof bulkUploadRequestSchema>;
export type BulkUploadAnswer = z.infer<typeof bulkUploadAnswerSchema>;
export type KnownFilesAnswer = z.infer<typeof knownFilesAnswerSchema>;

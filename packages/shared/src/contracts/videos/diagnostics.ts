import { z } from 'zod';
import { LANGUAGES, languageSchema } from '../languages.ts';
import { idFromTextSchema, idSchema, instantSchema, recordOf } from '../primitives.ts';

const physicalFileSchema = z.object({
  filename: z.string(),
  size: z.int().nonnegative(),
  /** Empty where the disk has a time that is no date between the years 1 and 9999. */
  created: instantSchema.or(z.enum([''])),
});
const dbVideoSchema = z.object({
  id: idSchema,
  title: z.string(),
  filename: z.string(),
  language: languageSchema,
});

/** Data of `/debug/videos` (M-172). Sizes are bytes. */
export const videoDiagnosticsSchema = z.object({
  physicalFiles: z.array(physicalFileSchema),
  dbVideos: z.array(dbVideoSchema),
  analysis: z.object({
    totalPhysicalFiles: z.int().nonnegative(),
    totalDbEntries: z.int().nonnegative(),
    dbEntriesWithMissingFiles: z.array(dbVideoSchema),
    unusedPhysicalFiles: z.array(physicalFileSchema),
  }),
});

const languageTallySchema = z.object({
  total: z.int().nonnegative(),
  available: z.int().nonnegative(),
  missing: z.int().nonnegative(),
});

/** Data of `/debug/video-status` (M-173). `sizeFormatted` is `-` if there is no file. */
export const videoStatusSchema = z.object({
  summary: z.object({
    totalVideos: z.int().nonnegative(),
    availableVideos: z.int().nonnegative(),
    localVideos: z.int().nonnegative(),
    firebaseVideos: z.int().nonnegative(),
    missingVideos: z.int().nonnegative(),
    percentAvailable: z.number().min(0).max(100),
    languages: recordOf(LANGUAGES, languageTallySchema),
  }),
  videos: z.array(
    dbVideoSchema.extend({
      available: z.boolean(),
      source: z.enum(['firebase', 'local', 'none']),
      sizeFormatted: z.string(),
    }),
  ),
});

/**
 * `GET /api/debug/video-files?before=&after=`: `before` is the first id of the page of records before, `after` the last name of
 * the page of files before. Without them: the newest records and the first files; up to 1,000 of each are all.
 */
export const videoFilesQuerySchema = z.object({
  before: idFromTextSchema.optional(),
  after: z.string().min(1).max(255).optional(),
});

/** One answer for both pages (Q31). Its lists are pages; numbers and the summary are about everything. */
export const videoFilesAnswerSchema = videoDiagnosticsSchema.extend(videoStatusSchema.shape);

export type VideoFilesAnswer = z.infer<typeof videoFilesAnswerSchema>;

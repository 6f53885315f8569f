import { z } from 'zod';
import { DEFAULT_LANGUAGE, languageSchema } from '../languages.ts';
import { LENGTHS } from '../limits.ts';
import { titleSchema } from './requests.ts';

/** The name of a stored file. Files that a person copied into the folder may have any name. */
const storedNameSchema = z.string().min(1).max(LENGTHS.filenameMax);

export const adoptFileRequestSchema = z.object({
  filename: storedNameSchema,
  title: titleSchema,
  language: languageSchema.default(DEFAULT_LANGUAGE),
});

/** Files that a video uses now, or that are gone, are ignored. */
export const trashFilesRequestSchema = z.object({ filenames: z.array(storedNameSchema).min(1).max(10_000) });

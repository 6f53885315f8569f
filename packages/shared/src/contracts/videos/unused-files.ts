import { z } from 'zod';
import { DEFAULT_LANGUAGE, languageSchema } from '../languages.ts';
import { LENGTHS } from '../limits.ts';
import { titleSchema } from './requests.ts';

/** A file of the media folders, as the diagnosis names it; one that a person put there may have any name. */
const storedNameSchema = z.string().min(1).max(LENGTHS.filenameMax);

export const adoptFileRequestSchema = z.object({
  filename: storedNameSchema,
  title: titleSchema,
  language: languageSchema.default(DEFAULT_LANGUAGE),
});

/** A file that a video uses by now, or that is gone, is passed over. */
export const trashFilesRequestSchema = z.object({ filenames: z.array(storedNameSchema).min(1).max(10_000) });

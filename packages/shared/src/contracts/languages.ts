import { z } from 'zod';
import { LANGUAGES } from './language-list.ts';

// The list is in a file without zod, which pages load before zod.
export * from './language-list.ts';

export const languageSchema = z.enum(LANGUAGES);

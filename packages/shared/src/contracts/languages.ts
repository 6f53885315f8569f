import { z } from 'zod';
import { LANGUAGES } from './language-list.ts';

// The list stands in a file without zod, so that a page can speak a language before it can check an answer.
export * from './language-list.ts';

export const languageSchema = z.enum(LANGUAGES);

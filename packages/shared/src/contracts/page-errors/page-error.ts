import { z } from 'zod';
import { BUILD_ID, PAGE_ERROR_KINDS, PAGE_NAMES } from './kinds.ts';

/** Only values from closed lists, so that no text, address or stack trace can be sent. */
export const pageErrorSchema = z.strictObject({
  kind: z.enum(PAGE_ERROR_KINDS),
  page: z.enum(PAGE_NAMES),
  build: z.string().regex(BUILD_ID),
});

export type PageError = z.infer<typeof pageErrorSchema>;

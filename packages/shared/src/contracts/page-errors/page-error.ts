import { z } from 'zod';
import { BUILD_ID, PAGE_ERROR_KINDS, PAGE_NAMES } from './kinds.ts';

/** Names from closed lists and nothing else: there is no place in it for a text, an address or a stack. */
export const pageErrorSchema = z.strictObject({
  kind: z.enum(PAGE_ERROR_KINDS),
  page: z.enum(PAGE_NAMES),
  build: z.string().regex(BUILD_ID),
});

export type PageError = z.infer<typeof pageErrorSchema>;

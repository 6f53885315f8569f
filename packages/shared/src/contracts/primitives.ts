import { config, z } from 'zod';
import { LENGTHS } from './limits.ts';

// Pages may not make code out of text. Zod would try, to be faster, and every browser would log the refusal.
if ('document' in globalThis) config({ jitless: true });

/** An id as it travels: a positive integer from an atomic counter (M-166). */
export const idSchema = z.int().positive();

/** An id in a path or query: digits only, so that `1e3`, ` 7` or `{"$ne":1}` are refused. */
export const idFromTextSchema = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

export const emailSchema = z
  .string()
  .trim()
  .max(LENGTHS.emailMax)
  .pipe(z.email())
  .transform((email) => email.toLowerCase());

export const instantSchema = z.iso.datetime();

/** Text that a person typed: trimmed, not empty, without control characters other than line breaks and tabs. */
export function typedText(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !/(?![\n\r\t])\p{Cc}/u.test(text));
}

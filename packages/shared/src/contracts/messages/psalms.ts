import { z } from 'zod';
import { languageSchema } from '../languages.ts';
import { PSALTERS } from '../limits.ts';
import { typedText } from '../text/typed-text.ts';
import { creditSchema } from './psalters.ts';

/** `23`, `23:1` or `23:1-3`. */
export const psalmReferenceSchema = z.string().regex(/^\d{1,3}(?::\d{1,3}(?:-\d{1,3})?)?$/);

export const psalmParamsSchema = z.object({ reference: psalmReferenceSchema });

export const psalmQuerySchema = z.object({ language: languageSchema });

/** `GET /api/psalms/{reference}`: the words of an edition, in its own numbering. */
export const psalmPassageSchema = creditSchema.extend({
  psalm: z.int().min(1).max(150),
  /** One verse (`18`) or a range (`1-2`). */
  verses: z.string(),
  text: z.string(),
});

/** `POST /api/psalms/verify`. */
export const verifyQuotationRequestSchema = z.object({
  text: typedText(PSALTERS.quotationMax),
  language: languageSchema,
});

/** Where a quotation differs: `quoted` is empty for left-out words, `printed` for added ones. */
const differenceSchema = z.object({
  /** Position in the sent text as it is cleaned (`cleanText`), in UTF-16 code units. */
  at: z.int().nonnegative(),
  quoted: z.string(),
  printed: z.string(),
});

export const verifiedQuotationSchema = z.discriminatedUnion('result', [
  z.object({ result: z.literal('exact'), passage: psalmPassageSchema }),
  z.object({
    result: z.literal('altered'),
    passage: psalmPassageSchema,
    differences: z.array(differenceSchema).min(1),
  }),
  z.object({ result: z.literal('not_found') }),
]);

export type PsalmPassage = z.infer<typeof psalmPassageSchema>;
export type QuotationDifference = z.infer<typeof differenceSchema>;
export type VerifiedQuotation = z.infer<typeof verifiedQuotationSchema>;

import { z } from 'zod';
import { LANGUAGES, languageSchema } from '../languages.ts';
import { PSALTERS } from '../limits.ts';
import { instantSchema, typedText } from '../primitives.ts';

/**
 * How an edition counts: `english` leaves titles uncounted, `hebrew` counts them as verses, `greek` does too and joins and
 * divides some Psalms (the Psalm of the shepherd is 22).
 */
export const PSALM_NUMBERINGS = ['english', 'hebrew', 'greek'] as const;

/** The media type of a file of Psalms, by its form. */
export const PSALTER_MEDIA_TYPES = [
  'text/x-usfm',
  'application/x-usx+xml',
  'application/x-osis+xml',
] as const;

/** What is shown with words of an edition. */
const creditSchema = z.object({
  edition: z.string(),
  /** The licence or the credit line that it asks for. */
  licence: z.string(),
  numbering: z.enum(PSALM_NUMBERINGS),
});

/** The edition of the Psalms that letters of one language quote. */
export const psalterSchema = creditSchema.extend({ language: languageSchema, importedAt: instantSchema });

/** `GET /api/psalters`: at most one for each language. */
export const psaltersSchema = z.array(psalterSchema).max(LANGUAGES.length);

export const psalterParamsSchema = z.object({ language: languageSchema });

/** `PUT /api/psalters/{language}`; the body is the file. */
export const importPsalterQuerySchema = z.object({
  edition: typedText(PSALTERS.editionMax),
  licence: typedText(PSALTERS.licenceMax),
});

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
  /** Position in the sent text, in UTF-16 code units. */
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

export type PsalmNumbering = (typeof PSALM_NUMBERINGS)[number];
export type PsalterCredit = z.infer<typeof creditSchema>;
export type PsalterOnTheWire = z.infer<typeof psalterSchema>;
export type PsalmPassage = z.infer<typeof psalmPassageSchema>;
export type QuotationDifference = z.infer<typeof differenceSchema>;
export type VerifiedQuotation = z.infer<typeof verifiedQuotationSchema>;

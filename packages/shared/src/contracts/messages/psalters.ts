import { z } from 'zod';
import { LANGUAGES, languageSchema } from '../languages.ts';
import { PSALTERS } from '../limits.ts';
import { instantSchema } from '../primitives.ts';
import { typedLine } from '../text/typed-text.ts';

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
export const creditSchema = z.object({
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
  edition: typedLine({ max: PSALTERS.editionMax }),
  licence: typedLine({ max: PSALTERS.licenceMax }),
});

export type PsalmNumbering = (typeof PSALM_NUMBERINGS)[number];
export type PsalterOnTheWire = z.infer<typeof psalterSchema>;

import { z } from 'zod';
import { DEFAULT_LANGUAGE, languageSchema } from '../languages.ts';
import { LENGTHS } from '../limits.ts';
import { idFromTextSchema, idSchema, instantSchema } from '../primitives.ts';
import { typedLine, typedText } from '../text/typed-text.ts';

/** What a visitor taps below a letter that says that it did not understand: whom it is about, and what they would like. */
export const letterWishSchema = z.object({
  about: z.enum(['me', 'partner', 'child', 'parent', 'family', 'friend']),
  want: z.enum(['comfort', 'prayer', 'thanks', 'decision', 'psalm']),
});

/** `POST /api/ai/message` (M-170, M-217, Q42). */
export const aiMessageRequestSchema = z.object({
  name: typedLine({ max: LENGTHS.personNameMax }),
  question: typedText(LENGTHS.questionMax),
  language: languageSchema.default(DEFAULT_LANGUAGE),
  wish: letterWishSchema.optional(),
});

/** Verses of a Psalm, as the edition that is quoted counts. */
const versesSchema = z.object({
  psalm: z.int().min(1).max(150),
  /** One verse (`18`) or a range (`1-2`). */
  verses: z.string().regex(/^\d{1,3}(?:-\d{1,3})?$/),
});

/** Verses word for word, with what the edition asks to be named. */
export const letterVerseSchema = versesSchema.extend({
  text: z.string(),
  edition: z.string(),
  licence: z.string(),
});

/**
 * Who wrote a letter: a language model; the composer, from phrases that people wrote; or people, who reviewed the words
 * for somebody in danger.
 */
export const LETTER_SOURCES = ['model', 'composer', 'reviewed'] as const;
export const letterSourceSchema = z.enum(LETTER_SOURCES);

/**
 * `support` is present if and only if the question is recognised as distress, `verse` if an edition of the Psalms is
 * imported for the language, `unclear` if the letter says that the question was not understood. `source` is absent in
 * answers of the release before, which a page of this one may get during an update.
 */
export const aiMessageAnswerSchema = z.object({
  message: z.string().min(1),
  source: letterSourceSchema.optional(),
  reference: z.object({ psalm: z.int().min(1).max(150), verses: z.string().optional() }).optional(),
  verse: letterVerseSchema.optional(),
  unclear: z.literal(true).optional(),
  support: z
    .object({
      lines: z.array(z.object({ name: z.string(), phone: z.string(), url: z.url().optional() })).min(1),
    })
    .optional(),
});

/**
 * The events of `POST /api/ai/message` with `Accept: text/event-stream`: any number of drafts, each with all that was checked so far,
 * then the answer, which is the same as without events and may be another than the drafts, or a problem.
 */
export const LETTER_EVENTS = { draft: 'draft', answer: 'answer', problem: 'problem' } as const;
export const letterDraftSchema = z.object({ message: z.string().min(1) });

/**
 * `POST /api/saved-messages` (M-218). `userId` is checked against the session, never trusted (Q2). `verse` names verses; the
 * server adds their words.
 */
export const saveMessageRequestSchema = z.object({
  userId: idSchema,
  name: typedLine({ max: LENGTHS.personNameMax }),
  question: typedText(LENGTHS.questionMax),
  message: typedText(LENGTHS.answerMax),
  verse: versesSchema.optional(),
  source: letterSourceSchema.optional(),
  language: languageSchema.default(DEFAULT_LANGUAGE),
});

export const savedMessageSchema = z.object({
  id: idSchema,
  userId: idSchema,
  question: z.string(),
  message: z.string(),
  verse: letterVerseSchema.optional(),
  /** Absent in letters that were saved before it was known. */
  source: letterSourceSchema.optional(),
  name: z.string(),
  language: languageSchema,
  createdAt: instantSchema,
});

export const savedMessageListSchema = z.array(savedMessageSchema);
export const savedMessageIdParamsSchema = z.object({ id: idFromTextSchema });
export const savedMessagesOfParamsSchema = z.object({ userId: idFromTextSchema });

/** Saved messages per page. */
export const SAVED_MESSAGES_PAGE_SIZE = 50;

/** The `before` value for the next page; absent on the last page. */
export const NEXT_CURSOR_HEADER = 'X-Next-Cursor';

/** `?before=<id>` asks for messages older than that one. */
export const savedMessagesQuerySchema = z.object({ before: idFromTextSchema.optional() });

/**
 * A repeated request with the same key gets the answer of the first: it saves no second message, and goes on with the same letter
 * for ten minutes.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{1,128}$/);
export const idempotencyHeadersSchema = z.object({
  [IDEMPOTENCY_KEY_HEADER]: idempotencyKeySchema.optional(),
});

export type LetterSource = z.infer<typeof letterSourceSchema>;
export type LetterWish = z.infer<typeof letterWishSchema>;
export type LetterVerse = z.infer<typeof letterVerseSchema>;
export type AiMessageRequest = z.infer<typeof aiMessageRequestSchema>;
export type AiMessageAnswer = z.infer<typeof aiMessageAnswerSchema>;
export type SaveMessageRequest = z.infer<typeof saveMessageRequestSchema>;
export type SavedMessage = z.infer<typeof savedMessageSchema>;

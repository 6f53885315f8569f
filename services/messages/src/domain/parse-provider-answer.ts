import { foldText, tokenise } from '@selah/distress/text/fold-text';
import type { Language } from '@selah/shared/contracts/languages';
import { forbiddenPhrases } from './forbidden-phrases.ts';
import { PHRASE_BOOKS } from './phrase-books.ts';
import { takePsalmLine } from './psalm-line.ts';
import type { PsalmReference } from './psalm-passages.ts';
import { isWrittenIn } from './written-in.ts';

/** The prompt asks for 60 to 170 words; small deviations are accepted. */
const WORDS = { fewest: 40, most: 260 } as const;

/** Links, markup, and digits in the length of a telephone number: only our own texts may contain them. */
const NOT_FOR_A_LETTER = /https?:|www\.|<\/?[a-z]|```|\d[\d\s().-]{5,}\d/i;

export interface ParsedAnswer {
  readonly message: string;
  readonly reference?: PsalmReference;
}

/**
 * A model's answer as a message, or null if it must not be shown: empty, far from the requested length, in another
 * language or script, or with a forbidden phrase (see `forbidden-phrases`). The line that says that the message is
 * automatic is added here, not by the model.
 */
export function parseProviderAnswer(text: string, language: Language): ParsedAnswer | null {
  const { rest, reference } = takePsalmLine(text);
  const body = rest
    .replace(/[*_#]+/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (!isFitToShow(body, language)) return null;
  const message = `${body}\n\n${PHRASE_BOOKS[language].frame.disclaimer[0]}`;
  return reference ? { message, reference } : { message };
}

function isFitToShow(body: string, language: Language): boolean {
  const length = body.split(/\s+/).length;
  if (length < WORDS.fewest || length > WORDS.most || NOT_FOR_A_LETTER.test(body)) return false;
  const words = tokenise(foldText(body));
  return isWrittenIn(words, language) && forbiddenPhrases.find(words).length === 0;
}

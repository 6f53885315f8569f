import { foldText, SENTENCE_BREAK, tokenise } from '@selah/distress/text/fold-text';
import type { Language } from '@selah/shared/contracts/languages';
import { RULES_TEXT } from './build-prompt.ts';
import { forbiddenPhrases } from './forbidden-phrases.ts';
import { endsWhole, isRefusal, looksLikeMachinery } from './machinery.ts';
import type { ProviderLetter } from './ports.ts';
import type { PsalmReference } from './psalm-passages.ts';
import { dropInexactQuotations } from './psalms/drop-inexact-quotations.ts';
import type { SearchablePsalter } from './psalms/searchable-psalter.ts';
import { isWrittenIn, isWrittenInAnother } from './written-in.ts';

/** The prompt asks for 60 to 170 words; small deviations are accepted. */
const WORDS = { fewest: 40, most: 260 } as const;

/** Links, markup, and digits in the length of a telephone number: only our own texts may contain them. */
const NOT_FOR_A_LETTER = /https?:|www\.|<\/?[a-z]|```|\d[\d\s().-]{5,}\d/i;

/** The last line of each model's letter, so that readers of a copy know who wrote it. */
export const WRITTEN_BY_MODEL: Readonly<Record<Language, string>> = {
  pt: 'Esta carta foi escrita por uma inteligência artificial; ela não fala em nome de Deus.',
  en: 'This letter was written by an artificial intelligence; it does not speak for God.',
  es: 'Esta carta la escribió una inteligencia artificial; no habla en nombre de Dios.',
  fr: 'Cette lettre a été écrite par une intelligence artificielle ; elle ne parle pas au nom de Dieu.',
};

/** So many words in a row as in the rules are no coincidence. */
const RULE_RUN_WORDS = 7;

const RULE_RUNS = new Set(runsOf(wordsOf(RULES_TEXT)));

export interface ParsedAnswer {
  readonly message: string;
  readonly reference?: PsalmReference;
}

/**
 * A model's letter as a message, or null if it must not be shown: empty, far from the requested length, in another
 * language or script, with a paragraph in another language, cut off, a refusal, with anything that looks like machinery,
 * with a forbidden phrase (see `forbidden-phrases`), or with a part of the rules of the prompt. The line that says who
 * wrote it is added here, not by the model. With an edition of the Psalms, sentences with quotations that do not stand
 * there word for word are left out.
 */
export function parseProviderAnswer(
  { text, reference }: ProviderLetter,
  language: Language,
  psalter?: SearchablePsalter,
): ParsedAnswer | null {
  const body = fitBody(text, language, psalter, WORDS.fewest);
  if (body === null) return null;
  const message = `${body}\n\n${WRITTEN_BY_MODEL[language]}`;
  return reference ? { message, reference } : { message };
}

/**
 * The beginning of a letter as it may be shown, under the rules for a whole letter, or null. One sentence is
 * enough.
 */
export function fitBeginning(text: string, language: Language, psalter?: SearchablePsalter): string | null {
  return fitBody(text, language, psalter, 1);
}

function fitBody(
  text: string,
  language: Language,
  psalter: SearchablePsalter | undefined,
  fewestWords: number,
): string | null {
  // Before stars are taken away, which also begin the lines of lists.
  if (looksLikeMachinery(text)) return null;
  const plain = text
    .replace(/[*_#]+/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const body = psalter ? dropInexactQuotations(plain, psalter, language) : plain;
  return isFitToShow(body, language, fewestWords) ? body : null;
}

function isFitToShow(body: string, language: Language, fewestWords: number): boolean {
  const length = body.split(/\s+/).length;
  if (length < fewestWords || length > WORDS.most || NOT_FOR_A_LETTER.test(body)) return false;
  if (!endsWhole(body) || isRefusal(body)) return false;
  const words = tokenise(foldText(body));
  if (body.split(/\n+/).some((paragraph) => isWrittenInAnother(tokenise(foldText(paragraph)), language)))
    return false;
  if (runsOf(wordsOf(body)).some((run) => RULE_RUNS.has(run))) return false;
  return isWrittenIn(words, language) && forbiddenPhrases.find(words).length === 0;
}

/** Folded words, without the marks between sentences. */
function wordsOf(text: string): string[] {
  return tokenise(foldText(text)).filter((word) => word !== SENTENCE_BREAK);
}

function runsOf(words: readonly string[]): string[] {
  const count = Math.max(words.length - RULE_RUN_WORDS + 1, 0);
  return Array.from({ length: count }, (_, start) => words.slice(start, start + RULE_RUN_WORDS).join(' '));
}

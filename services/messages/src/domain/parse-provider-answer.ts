import { foldText, SENTENCE_BREAK, tokenise } from '@selah/distress/text/fold-text';
import type { Language } from '@selah/shared/contracts/languages';
import { RULES_TEXT } from './build-prompt.ts';
import { forbiddenPhrases } from './forbidden-phrases.ts';
import { wordsOf as lettersWordsOf } from './letters/words/words.ts';
import { takePsalmLine } from './psalm-line.ts';
import type { PsalmReference } from './psalm-passages.ts';
import { dropInexactQuotations } from './psalms/drop-inexact-quotations.ts';
import type { SearchablePsalter } from './psalms/searchable-psalter.ts';
import { isWrittenIn } from './written-in.ts';

/** The prompt asks for 60 to 170 words; small deviations are accepted. */
const WORDS = { fewest: 40, most: 260 } as const;

/** Links, markup, and digits in the length of a telephone number: only our own texts may contain them. */
const NOT_FOR_A_LETTER = /https?:|www\.|<\/?[a-z]|```|\d[\d\s().-]{5,}\d/i;

/** So many words in a row as in the rules are no coincidence. */
const RULE_RUN_WORDS = 7;

const RULE_RUNS = new Set(runsOf(wordsOf(RULES_TEXT)));

export interface ParsedAnswer {
  readonly message: string;
  readonly reference?: PsalmReference;
}

/**
 * A model's letter as a message, or null if it must not be shown: empty, far from the requested length, in another
 * language or script, with a forbidden phrase (see `forbidden-phrases`), or with a part of the rules of the prompt. The line that says that the message is
 * automatic is added here, not by the model. With an edition of the Psalms, sentences with quotations that do not stand there word for
 * word are left out.
 */
export function parseProviderAnswer(
  text: string,
  language: Language,
  psalter?: SearchablePsalter,
): ParsedAnswer | null {
  const { rest, reference } = takePsalmLine(text);
  const plain = rest
    .replace(/[*_#]+/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const body = psalter ? dropInexactQuotations(plain, psalter, language) : plain;
  if (!isFitToShow(body, language)) return null;
  const message = `${body}\n\n${lettersWordsOf(language).disclaimer}`;
  return reference ? { message, reference } : { message };
}

function isFitToShow(body: string, language: Language): boolean {
  const length = body.split(/\s+/).length;
  if (length < WORDS.fewest || length > WORDS.most || NOT_FOR_A_LETTER.test(body)) return false;
  const words = tokenise(foldText(body));
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

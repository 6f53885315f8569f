import type { PsalmPassage, VerifiedQuotation } from '@selah/shared/contracts/messages/psalms';
import { closestPassage } from './closest-passage.ts';
import { type Psalter, quotePassage } from './psalter.ts';
import {
  isSame,
  type PrintedWord,
  type QuotedWord,
  quotedWordsOf,
  type SearchablePsalter,
} from './searchable-psalter.ts';

/** The number of places that are compared word by word: of a quotation, and of a sentence that may be one with other words between. */
const CANDIDATES = { quotation: 3, sentence: 12 } as const;

/** A sentence without quotation marks that has so many words of a passage in common, in their order, repeats it and is no paraphrase. */
const REPEATED = { fewestWords: 6, share: 0.75 } as const;

/** A text that shares fewer words, or a smaller part, is another text. */
const ALTERED = { fewestWords: 3, share: 0.6 } as const;

/**
 * Compares a text with the edition. It is exact if all its words stand there in this order, with the same letters, accents,
 * capitals and punctuation; only what stands before the first and after the last word, and the form of quotation marks,
 * dashes and spaces, does not count. A text of a few altered words is not found.
 */
export function verifyQuotation(searchable: SearchablePsalter, text: string): VerifiedQuotation {
  const quoted = quotedWordsOf(text);
  if (quoted.length === 0) return { result: 'not_found' };
  const exact = findExact(searchable, quoted);
  if (exact) return { result: 'exact', passage: exact };
  return findAltered(searchable, quoted);
}

/** Whether a text without quotation marks repeats a passage, and word for word or not. Paraphrases do not. */
export function repetitionIn(searchable: SearchablePsalter, text: string): 'none' | 'exact' | 'inexact' {
  const quoted = quotedWordsOf(text);
  if (quoted.length < REPEATED.fewestWords) return 'none';
  const closest = closestPassage(searchable, quoted, CANDIDATES.sentence);
  if (!closest || closest.same < REPEATED.fewestWords) return 'none';
  // Without “As it is written” before it and what follows.
  const repeated = quoted.slice(closest.from, closest.to);
  if (closest.same < REPEATED.share * repeated.length) return 'none';
  // Within a sentence the first word may have another capital; its letters are those of the passage.
  const isExact = findExact(searchable, repeated) ?? findExact(searchable, repeated.slice(1));
  return isExact ? 'exact' : 'inexact';
}

function findExact(
  { psalter, words, positions }: SearchablePsalter,
  quoted: readonly QuotedWord[],
): PsalmPassage | undefined {
  const rarest = rarestOf(quoted, positions);
  for (const position of positions.get(quoted[rarest]?.folded ?? '') ?? []) {
    const start = position - rarest;
    const last = quoted.length - 1;
    const first = words[start];
    const isThere = quoted.every((word, index) => {
      const printed = words[start + index];
      const edge = { isFirst: index === 0, isLast: index === last };
      return printed?.psalm === first?.psalm && printed !== undefined && isSame(word, printed, edge);
    });
    if (isThere) return passageOf(psalter, first, words[start + last]);
  }
  return undefined;
}

function rarestOf(quoted: readonly QuotedWord[], positions: SearchablePsalter['positions']): number {
  const counts = quoted.map(({ folded }) => positions.get(folded)?.length ?? 0);
  return counts.indexOf(Math.min(...counts));
}

function passageOf(psalter: Psalter, from?: PrintedWord, to?: PrintedWord): PsalmPassage | undefined {
  if (!from || !to) return undefined;
  return quotePassage(psalter, from.psalm, { from: from.verse, to: to.verse });
}

function findAltered(searchable: SearchablePsalter, quoted: readonly QuotedWord[]): VerifiedQuotation {
  const best = closestPassage(searchable, quoted, CANDIDATES.quotation);
  const passage = best && passageOf(searchable.psalter, best.first, best.last);
  const isClose = best && best.same >= ALTERED.fewestWords && best.same >= ALTERED.share * quoted.length;
  if (!passage || !isClose) return { result: 'not_found' };
  return { result: 'altered', passage, differences: best.differences };
}

import type { LetterVerse } from '@selah/shared/contracts/messages/requests';
import type { PsalmReference } from '../psalm-passages.ts';
import { type Psalter, parseReference, quotePassage } from './psalter.ts';

/** Verses that a letter shows at most; more would bury its own words. */
const MOST_VERSES = 6;

/** The verses that a letter names, word for word; undefined if it names none, too many, or some that the edition does not have. */
export function verseForLetter(
  psalter: Psalter,
  reference: PsalmReference | undefined,
): LetterVerse | undefined {
  if (reference?.verses === undefined) return undefined;
  const { psalm, range } = parseReference(`${reference.psalm}:${reference.verses}`);
  if (!range || range.to - range.from >= MOST_VERSES) return undefined;
  const passage = quotePassage(psalter, psalm, range);
  if (!passage) return undefined;
  const { verses, text, edition, licence } = passage;
  return { psalm, verses, text, edition, licence };
}

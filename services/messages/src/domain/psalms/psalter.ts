import type { Language } from '@selah/shared/contracts/languages';
import type { PsalmPassage } from '@selah/shared/contracts/messages/psalms';
import type { PsalmNumbering } from '@selah/shared/contracts/messages/psalters';
import { type PsalmTable, type PsalmVerses, waysToCount } from './numbering.ts';

/** One Psalm of an edition. */
export interface PsalmText {
  /** The number of the first verse. */
  readonly first: number;
  /** The words of each verse; empty if the edition prints it together with the verse before. */
  readonly verses: readonly string[];
}

/** The 150 Psalms, word for word, in one edition. */
export interface Psalter {
  readonly language: Language;
  readonly edition: string;
  /** The licence or the credit line that the edition asks for. */
  readonly licence: string;
  readonly numbering: PsalmNumbering;
  readonly psalms: readonly PsalmText[];
  readonly importedAt: Date;
}

/** How this edition counts. */
export function tableOf({ numbering, psalms }: Pick<Psalter, 'numbering' | 'psalms'>): PsalmTable {
  return psalms.map(({ first, verses }, index) => {
    const ways = waysToCount(numbering, index + 1);
    const way = ways.find((one) => one.first === first && one.verses.length === verses.length);
    if (!way) throw new Error(`Psalm ${index + 1} is counted in an unknown way`);
    return way;
  });
}

/**
 * The words of verses in the edition's own numbering, or of a whole Psalm. Verses that are printed together are not divided.
 * Undefined if the edition does not have them.
 */
export function quotePassage(
  psalter: Psalter,
  psalm: number,
  range?: { readonly from: number; readonly to: number },
): PsalmPassage | undefined {
  const found = psalter.psalms[psalm - 1];
  if (!found) return undefined;
  const { first, verses } = found;
  let start = (range?.from ?? first) - first;
  let end = range ? range.to - first : verses.length - 1;
  if (start < 0 || end < start || end >= verses.length) return undefined;
  while (verses[start] === '') start -= 1;
  while (verses[end + 1] === '') end += 1;
  const { edition, licence, numbering } = psalter;
  return {
    psalm,
    verses: formatVerses({ from: start + first, to: end + first }),
    text: verses
      .slice(start, end + 1)
      .filter((verse) => verse !== '')
      .join(' '),
    edition,
    licence,
    numbering,
  };
}

/** `18`, or `1-2`. */
export function formatVerses({ from, to }: Pick<PsalmVerses, 'from' | 'to'>): string {
  return from === to ? String(from) : `${from}-${to}`;
}

/** Reads `23`, `23:1` or `23:1-3`; without verses the whole Psalm is meant. */
export function parseReference(reference: string): {
  readonly psalm: number;
  readonly range?: { readonly from: number; readonly to: number };
} {
  const [psalm = '', verses] = reference.split(':');
  if (verses === undefined) return { psalm: Number(psalm) };
  const [from = '', to = from] = verses.split('-');
  return { psalm: Number(psalm), range: { from: Number(from), to: Number(to) } };
}

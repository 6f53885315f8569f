import type {
  PsalmPassage,
  QuotationDifference,
  VerifiedQuotation,
} from '@selah/shared/contracts/messages/psalms';
import type { PsalmTable } from './numbering.ts';
import { type Psalter, quotePassage, tableOf } from './psalter.ts';

// A local name, because Jest looks up globals slowly, and this is called for each pair of words.
const { min } = Math;

/** One printed word with its punctuation. */
interface Word {
  /** As compared: composed characters, one form of quotation marks, dashes and spaces. */
  readonly exact: string;
  /** Without accents, case and punctuation, to find altered quotations. */
  readonly folded: string;
}

interface QuotedWord extends Word {
  /** Position in the sent text. */
  readonly at: number;
  readonly sent: string;
}

interface PrintedWord extends Word {
  readonly psalm: number;
  readonly verse: number;
  readonly printed: string;
}

/** The words of an edition, prepared for searching. */
export interface SearchablePsalter {
  readonly psalter: Psalter;
  /** How it counts. */
  readonly table: PsalmTable;
  readonly words: readonly PrintedWord[];
  /** Positions of each folded word, ascending. */
  readonly positions: ReadonlyMap<string, readonly number[]>;
}

/** The rarest words of a quotation say where it may come from; about so many places are looked up. */
const PLACES = 300;

/** The number of places that are compared word by word: of a quotation, and of a sentence that may be one with other words between. */
const CANDIDATES = { quotation: 3, sentence: 12 } as const;

/** Words that a quotation may be longer or shorter than the passage. */
const SLACK = 8;

/** A sentence without quotation marks that has so many words of a passage in common, in their order, repeats it and is no paraphrase. */
const REPEATED = { fewestWords: 6, share: 0.75 } as const;

/** With fewer words in common than this, or a smaller share, it is another text. */
const ALTERED = { fewestWords: 3, share: 0.6 } as const;

const OUTER_START = /^[\p{P}\p{S}]+/u;
const OUTER_END = /[\p{P}\p{S}]+$/u;

/** Prepares an edition: some 45,000 words, in about 100 ms. */
export function prepareForSearch(psalter: Psalter): SearchablePsalter {
  const words = psalter.psalms.flatMap(({ first, verses }, index) =>
    verses.flatMap((verse, number) =>
      wordsOf(verse).map(({ sent, exact, folded }) => ({
        psalm: index + 1,
        verse: first + number,
        printed: sent,
        exact,
        folded,
      })),
    ),
  );
  const positions = new Map<string, number[]>();
  for (const [position, { folded }] of words.entries()) {
    const known = positions.get(folded);
    if (known) known.push(position);
    else positions.set(folded, [position]);
  }
  return { psalter, table: tableOf(psalter), words, positions };
}

/**
 * Compares a text with the edition. It is exact if all its words stand there in this order, with the same letters, accents,
 * capitals and punctuation; only what stands before the first and after the last word, and the form of quotation marks,
 * dashes and spaces, does not count. A text of a few altered words is not found.
 */
export function verifyQuotation(searchable: SearchablePsalter, text: string): VerifiedQuotation {
  const quoted = wordsOf(text).filter(({ folded }) => folded !== '');
  if (quoted.length === 0) return { result: 'not_found' };
  const exact = findExact(searchable, quoted);
  if (exact) return { result: 'exact', passage: exact };
  return findAltered(searchable, quoted);
}

/** Whether a text without quotation marks repeats a passage, and word for word or not. Paraphrases do not. */
export function repetitionIn(searchable: SearchablePsalter, text: string): 'none' | 'exact' | 'inexact' {
  const quoted = wordsOf(text).filter(({ folded }) => folded !== '');
  if (quoted.length < REPEATED.fewestWords) return 'none';
  const closest = closestTo(searchable, quoted, CANDIDATES.sentence);
  if (!closest || closest.same < REPEATED.fewestWords) return 'none';
  // Without “As it is written” before it and what follows.
  const repeated = quoted.slice(closest.from, closest.to);
  if (closest.same < REPEATED.share * repeated.length) return 'none';
  // Within a sentence the first word may have another capital; its letters are those of the passage.
  const isExact = findExact(searchable, repeated) ?? findExact(searchable, repeated.slice(1));
  return isExact ? 'exact' : 'inexact';
}

function wordsOf(text: string): QuotedWord[] {
  return [...text.matchAll(/\S+/gu)].map((match) => {
    const exact = sameForms(match[0]);
    return { at: match.index, sent: match[0], exact, folded: fold(exact) };
  });
}

/** One form of quotation marks, apostrophes and dashes. */
function sameForms(word: string): string {
  return word
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\u2026/g, '...');
}

function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** Whether two words are the same, apart from the punctuation outside the quotation. */
function isSame(
  quoted: Word,
  printed: Word,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): boolean {
  if (quoted.exact === printed.exact) return true;
  if (!isFirst && !isLast) return false;
  return inner(quoted.exact, isFirst, isLast) === inner(printed.exact, isFirst, isLast);
}

function inner(word: string, isFirst: boolean, isLast: boolean): string {
  const start = isFirst ? word.replace(OUTER_START, '') : word;
  return isLast ? start.replace(OUTER_END, '') : start;
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
  const best = closestTo(searchable, quoted, CANDIDATES.quotation);
  const passage = best && passageOf(searchable.psalter, best.first, best.last);
  const isClose = best && best.same >= ALTERED.fewestWords && best.same >= ALTERED.share * quoted.length;
  if (!passage || !isClose) return { result: 'not_found' };
  return { result: 'altered', passage, differences: best.differences };
}

function closestTo(
  searchable: SearchablePsalter,
  quoted: readonly QuotedWord[],
  candidates: number,
): Comparison | undefined {
  const comparisons = likelyStarts(searchable, quoted, candidates).map((start) =>
    compare(searchable.words, quoted, start),
  );
  const [best] = comparisons.sort((one, other) => other.same - one.same || one.cost - other.cost);
  return best;
}

/** Positions at which the passage may begin: where many of the rarer words stand at the right distance. */
function likelyStarts(
  { positions }: SearchablePsalter,
  quoted: readonly QuotedWord[],
  candidates: number,
): number[] {
  const votes = new Map<number, number>();
  const telling = quoted
    .map(({ folded }, index) => ({ index, known: positions.get(folded) ?? [] }))
    .filter(({ known }) => known.length > 0)
    .sort((one, other) => one.known.length - other.known.length);
  let places = 0;
  for (const { index, known } of telling) {
    if (places > 0 && places + known.length > PLACES) break;
    places += known.length;
    for (const position of known) {
      // Neighbouring starts count together, because words may be left out or added.
      const start = Math.floor((position - index) / SLACK);
      votes.set(start, (votes.get(start) ?? 0) + 1 / known.length);
      votes.set(start + 1, (votes.get(start + 1) ?? 0) + 1 / known.length);
    }
  }
  return [...votes]
    .sort(([, one], [, other]) => other - one)
    .slice(0, candidates)
    .map(([start]) => (start - 1) * SLACK);
}

interface Comparison {
  readonly cost: number;
  /** Words that both have, in order, apart from accents and punctuation. */
  readonly same: number;
  /** The quoted words from the first that both have to the last, end exclusive. */
  readonly from: number;
  readonly to: number;
  readonly first: PrintedWord | undefined;
  readonly last: PrintedWord | undefined;
  readonly differences: QuotationDifference[];
}

/** Aligns the quotation with the passage near `start` at the least number of changed, added and left-out words. */
function compare(words: readonly PrintedWord[], quoted: readonly QuotedWord[], start: number): Comparison {
  const psalm = words[Math.max(start + SLACK, 0)]?.psalm;
  const printed = words
    .slice(Math.max(start - SLACK, 0), Math.max(start, 0) + quoted.length + 4 * SLACK)
    .filter((word) => word.psalm === psalm);
  const costs = alignmentCosts(quoted, printed);
  return trace(costs, quoted, printed);
}

/** `costs[i][j]`: the first `i` quoted words against printed words that end before `j`; where they begin is free. */
function alignmentCosts(quoted: readonly QuotedWord[], printed: readonly PrintedWord[]): Uint16Array[] {
  const costs = [new Uint16Array(printed.length + 1)];
  for (const [i, { folded }] of quoted.entries()) {
    const before = costs[i] as Uint16Array;
    const row = new Uint16Array(printed.length + 1);
    row[0] = i + 1;
    for (let j = 1; j <= printed.length; j += 1) {
      const change = folded === printed[j - 1]?.folded ? 0 : 1;
      row[j] = min(at(before, j - 1) + change, at(before, j) + 1, at(row, j - 1) + 1);
    }
    costs.push(row);
  }
  return costs;
}

function at(row: Uint16Array, index: number): number {
  return row[index] ?? 0;
}

function trace(
  costs: readonly Uint16Array[],
  quoted: readonly QuotedWord[],
  printed: readonly PrintedWord[],
): Comparison {
  const lastRow = costs[quoted.length] as Uint16Array;
  const cost = Math.min(...lastRow);
  // A changed last word counts as changed, not as added.
  let j = lastRow.lastIndexOf(cost);
  let i = quoted.length;
  let same = 0;
  let [from, to] = [0, 0];
  const end = j;
  const differences: QuotationDifference[] = [];
  while (i > 0) {
    const row = costs[i] as Uint16Array;
    const before = costs[i - 1] as Uint16Array;
    const word = quoted[i - 1] as QuotedWord;
    const match = printed[j - 1];
    const isSameWord = match?.folded === word.folded;
    if (match && row[j] === at(before, j - 1) + (isSameWord ? 0 : 1)) {
      if (isSameWord) {
        same += 1;
        from = i - 1;
        to ||= i;
      }
      const edge = { isFirst: i === 1, isLast: i === quoted.length };
      if (!isSame(word, match, edge)) {
        differences.push({ at: word.at, quoted: word.sent, printed: match.printed });
      }
      i -= 1;
      j -= 1;
    } else if (row[j] === at(before, j) + 1) {
      differences.push({ at: word.at, quoted: word.sent, printed: '' });
      i -= 1;
    } else {
      differences.push({ at: word.at + word.sent.length, quoted: '', printed: match?.printed ?? '' });
      j -= 1;
    }
  }
  return {
    cost,
    same,
    from,
    to,
    first: printed[j],
    last: printed[end - 1],
    differences: differences.reverse(),
  };
}

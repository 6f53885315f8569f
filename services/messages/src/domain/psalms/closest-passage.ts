import type { QuotationDifference } from '@selah/shared/contracts/messages/psalms';
import { isSame, type PrintedWord, type QuotedWord, type SearchablePsalter } from './searchable-psalter.ts';

// A local name, because Jest looks up globals slowly, and this is called for each pair of words.
const { min } = Math;

/** The rarest words of a quotation tell where it may come from; this many places are compared. */
const PLACES = 300;

/** Words that a quotation may be longer or shorter than the passage. */
const SLACK = 8;

/** The passage that shares most words with a text, among this many places that are compared word by word. */
export function closestPassage(
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

export interface Comparison {
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

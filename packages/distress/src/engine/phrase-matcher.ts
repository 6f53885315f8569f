import { createLexicon, type Lexicon, SENTENCE_END, type Word } from './lexicon.ts';
import {
  accepts,
  createPhraseParser,
  type NearWord,
  type ParsedPhrase,
  type Phrase,
  type Slot,
  type WordGroups,
  type WordSet,
} from './parse-phrase.ts';

export type { Phrase, WordGroups } from './parse-phrase.ts';

/** Word positions of a match, end exclusive. */
export interface PhraseMatch<Label> {
  label: Label;
  start: number;
  end: number;
  /** Where the captured words of the phrase are; absent if it captures none. */
  captures?: Readonly<Record<string, number>>;
}

export interface PhraseMatcher<Label> {
  /** Every match, at most one per phrase and start, in the order of the words. */
  find(words: readonly string[]): PhraseMatch<Label>[];
  /** The same in words that its lexicon has read. */
  findRead(words: readonly Word[]): PhraseMatch<Label>[];
}

interface Compiled<Label> extends ParsedPhrase {
  readonly label: Label;
  /** Position in the list of phrases. */
  readonly order: number;
}

/** A phrase begins between these places if a word of this set is at place 0. */
interface Anchor {
  readonly accepted: WordSet;
  readonly from: number;
  readonly to: number;
}

/**
 * Phrases by the words by which they are found, a row of numbers for each, those of a word side by side. Most phrases are not in a
 * text, and what a row says suffices to see that; objects that refer to each other would be far apart in memory.
 */
interface AnchorTable<Label> {
  /** By symbol of the lexicon, where its rows begin; they end where those of the next symbol begin. */
  readonly firstRows: Uint32Array;
  readonly rows: Int32Array;
  readonly phrases: readonly Compiled<Label>[];
}

/** The numbers of a row: its phrase, between which places it begins, the bits of its first two words, how far the second may be. */
const [PHRASE, FROM, TO, FIRST_BITS, OTHER_FIRST_BITS, SECOND_BITS, OTHER_SECOND_BITS, SECOND_WITHIN] = [
  0, 1, 2, 3, 4, 5, 6, 7,
];
const COLUMNS = 8;

const WORDS_NEARBY = 10;

/**
 * Compiles phrases once for many texts. Time is linear in the length of a text: a phrase is tried only around its rarest
 * word, and has few gaps of bounded size. Matchers with the same lexicon can read the same words.
 */
export function compilePhrases<Label>(
  labelled: Iterable<readonly [label: Label, phrases: readonly Phrase[]]>,
  groups: WordGroups = {},
  lexicon: Lexicon = createLexicon(),
  slack = 0,
): PhraseMatcher<Label> {
  const parser = createPhraseParser(groups, lexicon, slack);
  const compiled: Compiled<Label>[] = [];
  for (const [label, phrases] of labelled) {
    for (const phrase of phrases) compiled.push({ label, order: compiled.length, ...parser.parse(phrase) });
  }
  const anchors = rarestAnchors(compiled, commonnessIn([...parser.wordSets()], lexicon));
  const bySymbol = phrasesBySymbol(anchors);
  const table = anchorTable(compiled, anchors, bySymbol);
  const reader = lexicon.addReader(bySymbol.keys());
  const findRead = (words: readonly Word[]) => findIn(words, table, reader);
  return { find: (words) => findRead(lexicon.read(words)), findRead };
}

/** How likely a text has words of a set: those of many sets and of few letters are common ones ("me", "to"). */
function commonnessIn(wordSets: readonly WordSet[], lexicon: Lexicon): (wordSet: WordSet) => number {
  const setsWith = new Map<number, number>();
  for (const symbol of wordSets.flatMap(({ symbols }) => [...symbols])) {
    setsWith.set(symbol, (setsWith.get(symbol) ?? 0) + 1);
  }
  const ofSymbol = (symbol: number) => (setsWith.get(symbol) ?? 0) / lexicon.lettersOf(symbol) ** 2;
  const ofSet = new Map(
    wordSets.map((wordSet) => [
      wordSet,
      [...wordSet.symbols].map(ofSymbol).reduce((sum, each) => sum + each),
    ]),
  );
  return (wordSet) => ofSet.get(wordSet) ?? 0;
}

/** Of each phrase, the words that are least likely to occur in a text, among those that are always there. */
function rarestAnchors(
  compiled: readonly ParsedPhrase[],
  commonness: (wordSet: WordSet) => number,
): readonly Anchor[] {
  return compiled.map((phrase) =>
    anchorsOf(phrase).reduce((one, other) =>
      commonness(other.accepted) < commonness(one.accepted) ? other : one,
    ),
  );
}

function anchorTable<Label>(
  phrases: readonly Compiled<Label>[],
  anchors: readonly Anchor[],
  bySymbol: ReadonlyMap<number, readonly number[]>,
): AnchorTable<Label> {
  let [symbols, size] = [0, 0];
  for (const [symbol, anchored] of bySymbol) {
    symbols = Math.max(symbols, symbol + 1);
    size += anchored.length;
  }
  const firstRows = new Uint32Array(symbols + 1);
  const rows = new Int32Array(size * COLUMNS);
  let row = 0;
  for (let symbol = 0; symbol < symbols; symbol += 1) {
    for (const phrase of bySymbol.get(symbol) ?? []) {
      rows.set(rowOf(phrase, phrases, anchors), row * COLUMNS);
      row += 1;
    }
    firstRows[symbol + 1] = row;
  }
  return { firstRows, rows, phrases };
}

/** By symbol of the lexicon, the places of the phrases that are found by it. */
function phrasesBySymbol(anchors: readonly Anchor[]): ReadonlyMap<number, readonly number[]> {
  const bySymbol = new Map<number, number[]>();
  for (const [phrase, { accepted }] of anchors.entries()) {
    for (const symbol of accepted.symbols) {
      const others = bySymbol.get(symbol);
      if (others) others.push(phrase);
      else bySymbol.set(symbol, [phrase]);
    }
  }
  return bySymbol;
}

function rowOf(
  phrase: number,
  phrases: readonly ParsedPhrase[],
  anchors: readonly Anchor[],
): readonly number[] {
  const [first, second] = phrases[phrase]?.slots ?? [];
  const { from = 0, to = 0 } = anchors[phrase] ?? {};
  // A second word that may be missing says nothing.
  const next = second && !second.mayBeMissing ? second.accepted : undefined;
  return [
    phrase,
    from,
    to,
    first?.accepted.bits ?? 0,
    first?.accepted.otherBits ?? 0,
    next?.bits ?? 0,
    next?.otherBits ?? 0,
    1 + (second?.wordsBetween ?? 0),
  ];
}

function anchorsOf({ slots, near }: ParsedPhrase): Anchor[] {
  const anchors: Anchor[] = [];
  let [fewestBefore, mostBefore] = [0, 0];
  for (const { accepted, mayBeMissing, wordsBetween } of slots) {
    mostBefore += wordsBetween;
    if (!mayBeMissing) {
      anchors.push({ accepted, from: -mostBefore, to: -fewestBefore });
      fewestBefore += 1;
    }
    mostBefore += 1;
  }
  return [...anchors, ...near.map(({ accepted }) => ({ accepted, from: -WORDS_NEARBY, to: WORDS_NEARBY }))];
}

interface Found<Label> extends PhraseMatch<Label> {
  readonly order: number;
}

function findIn<Label>(
  words: readonly Word[],
  table: AnchorTable<Label>,
  reader: number,
): PhraseMatch<Label>[] {
  const { firstRows } = table;
  const found: Found<Label>[] = [];
  let sentence = 0;
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? SENTENCE_END;
    if (word === SENTENCE_END) sentence = place + 1;
    if ((word.readers & reader) === 0) continue;
    for (const symbol of word.symbols) {
      const end = firstRows[symbol + 1] ?? 0;
      for (let row = firstRows[symbol] ?? 0; row < end; row += 1)
        addMatches(table, row, words, place, sentence, found);
    }
  }
  // Most texts have nothing that a matcher finds.
  if (found.length === 0) return [];
  return found
    .sort((one, other) => one.start - other.start || one.order - other.order)
    .map(({ label, start, end, captures }) => ({ label, start, end, ...(captures && { captures }) }));
}

/** Adds the matches of a row around a place, in the sentence that begins at `sentence`. It makes no objects for phrases that are not there. */
function addMatches<Label>(
  { rows, phrases }: AnchorTable<Label>,
  row: number,
  words: readonly Word[],
  place: number,
  sentence: number,
  found: Found<Label>[],
): void {
  const at = row * COLUMNS;
  const [from, to] = [rows[at + FROM] ?? 0, rows[at + TO] ?? 0];
  const [firstBits, otherFirstBits] = [rows[at + FIRST_BITS] ?? 0, rows[at + OTHER_FIRST_BITS] ?? 0];
  const last = Math.min(place + to, words.length - 1);
  for (let start = Math.max(place + from, sentence); start <= last; start += 1) {
    const word = words[start];
    if (word === undefined || word === SENTENCE_END) return;
    if ((word.bits & firstBits) === 0 || (word.otherBits & otherFirstBits) === 0) continue;
    if (!maySecondFollow(rows, at, words, start)) continue;
    const phrase = phrases[rows[at + PHRASE] ?? 0];
    // Where no word can be before the one by which it is found, that one is its first.
    if (phrase) addMatch(phrase, words, start, from === 0 && to === 0 ? 1 : 0, found);
  }
}

/** Whether the second word may be there, if the first is at this place. */
function maySecondFollow(rows: Int32Array, at: number, words: readonly Word[], first: number): boolean {
  const secondBits = rows[at + SECOND_BITS] ?? 0;
  if (secondBits === 0) return true;
  const otherSecondBits = rows[at + OTHER_SECOND_BITS] ?? 0;
  const last = first + (rows[at + SECOND_WITHIN] ?? 0);
  for (let place = first + 1; place <= last; place += 1) {
    const { bits, otherBits } = words[place] ?? SENTENCE_END;
    if ((bits & secondBits) !== 0 && (otherBits & otherSecondBits) !== 0) return true;
  }
  return false;
}

/** Adds the match that begins at a place, if there is one; so many of its first words are there. */
function addMatch<Label>(
  { label, order, slots, near }: Compiled<Label>,
  words: readonly Word[],
  start: number,
  wordsFound: 0 | 1,
  found: Found<Label>[],
): void {
  const end = endOfMatch(slots, wordsFound, words, start + wordsFound);
  if (end === undefined || !areNear(near, words, start)) return;
  // Two of its rarest words may be around it.
  if (isFound(found, order, start)) return;
  const captures = capturesOf(slots, near, words, start);
  found.push({ label, order, start, end, ...(captures && { captures }) });
}

/** The positions of the captured words of a match; undefined if its phrase captures none. */
function capturesOf(
  slots: readonly Slot[],
  near: readonly NearWord[],
  words: readonly Word[],
  start: number,
): Readonly<Record<string, number>> | undefined {
  if (![...slots, ...near].some(({ capture }) => capture)) return undefined;
  const captures: Record<string, number> = {};
  endOfMatch(slots, 0, words, start, captures);
  for (const { accepted, capture } of near) {
    const place = placeNear(accepted, words, start);
    if (capture && place !== undefined) captures[capture] = place;
  }
  return captures;
}

function isFound(found: readonly Found<unknown>[], order: number, start: number): boolean {
  return found.some((other) => other.order === order && other.start === start);
}

function areNear(near: readonly NearWord[], words: readonly Word[], place: number): boolean {
  for (const { accepted } of near) if (placeNear(accepted, words, place) === undefined) return false;
  return true;
}

/** Where the nearest word of a set is in the same sentence, within ten words. */
function placeNear(wanted: WordSet, words: readonly Word[], place: number): number | undefined {
  const before = placeTowards(-1, wanted, words, place);
  const after = placeTowards(1, wanted, words, place);
  if (before === undefined || after === undefined) return before ?? after;
  return place - before <= after - place ? before : after;
}

function placeTowards(
  step: 1 | -1,
  wanted: WordSet,
  words: readonly Word[],
  place: number,
): number | undefined {
  for (let distance = 1; distance <= WORDS_NEARBY; distance += 1) {
    const word = words[place + step * distance];
    if (word === undefined || word === SENTENCE_END) return undefined;
    if (accepts(wanted, word)) return place + step * distance;
  }
  return undefined;
}

/** The end position of a match of `slots` from index `slot` at word `at`, or undefined. Adds the captured positions. */
function endOfMatch(
  slots: readonly Slot[],
  slot: number,
  words: readonly Word[],
  at: number,
  captures?: Record<string, number>,
): number | undefined {
  const wanted = slots[slot];
  if (wanted === undefined) return at;
  for (let position = at; position <= at + wanted.wordsBetween; position += 1) {
    const word = words[position];
    if (word === undefined || word === SENTENCE_END) break;
    if (accepts(wanted.accepted, word)) {
      const end = endOfMatch(slots, slot + 1, words, position + 1, captures);
      if (end !== undefined) {
        if (captures && wanted.capture) captures[wanted.capture] = position;
        return end;
      }
    }
  }
  return wanted.mayBeMissing ? endOfMatch(slots, slot + 1, words, at, captures) : undefined;
}

import { createLexicon, type Lexicon, SENTENCE_END, type Word } from './lexicon.ts';
import {
  accepts,
  createPhraseParser,
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
 * A phrase at one of the words by which it is found. The bits of its first two words are kept here, because most phrases are not
 * there, and following references to what a phrase is made of takes most of the time of a text.
 */
interface Anchored<Label> {
  readonly phrase: Compiled<Label>;
  readonly from: number;
  readonly to: number;
  readonly firstBits: number;
  /** 0 if the second word may be missing. */
  readonly secondBits: number;
  /** How many words after the first one it is at most. */
  readonly secondWithin: number;
}

const WORDS_NEARBY = 10;

/**
 * Compiles phrases once for many texts. Time is linear in the length of a text: a phrase is tried only around its rarest
 * word, and has few gaps of bounded size. Matchers with the same lexicon can read the same words.
 */
export function compilePhrases<Label>(
  labelled: Iterable<readonly [label: Label, phrases: readonly Phrase[]]>,
  groups: WordGroups = {},
  lexicon: Lexicon = createLexicon(),
): PhraseMatcher<Label> {
  const parser = createPhraseParser(groups, lexicon);
  const compiled: Compiled<Label>[] = [];
  for (const [label, phrases] of labelled) {
    for (const phrase of phrases) compiled.push({ label, order: compiled.length, ...parser.parse(phrase) });
  }
  const bySymbol = phrasesByAnchor(compiled, commonnessIn([...parser.wordSets()], lexicon));
  const reader = lexicon.addReader(bySymbol.keys());
  const findRead = (words: readonly Word[]) => findIn(words, bySymbol, reader);
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

/** By symbol of the lexicon. */
type PhrasesByAnchor<Label> = ReadonlyMap<number, readonly Anchored<Label>[]>;

/** Phrases by the words that are least likely to occur in a text, among those that are always there. */
function phrasesByAnchor<Label>(
  compiled: readonly Compiled<Label>[],
  commonness: (wordSet: WordSet) => number,
): PhrasesByAnchor<Label> {
  const bySymbol = new Map<number, Anchored<Label>[]>();
  for (const phrase of compiled) {
    const { accepted, from, to } = anchorsOf(phrase).reduce((one, other) =>
      commonness(other.accepted) < commonness(one.accepted) ? other : one,
    );
    const [first, second] = phrase.slots;
    const secondBits = second && !second.mayBeMissing ? second.accepted.bits : 0;
    const secondWithin = 1 + (second?.wordsBetween ?? 0);
    for (const symbol of accepted.symbols) {
      const anchored = { phrase, from, to, firstBits: first.accepted.bits, secondBits, secondWithin };
      const others = bySymbol.get(symbol);
      if (others) others.push(anchored);
      else bySymbol.set(symbol, [anchored]);
    }
  }
  return bySymbol;
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
  return [...anchors, ...near.map((accepted) => ({ accepted, from: -WORDS_NEARBY, to: WORDS_NEARBY }))];
}

interface Found<Label> extends PhraseMatch<Label> {
  readonly order: number;
}

function findIn<Label>(
  words: readonly Word[],
  bySymbol: PhrasesByAnchor<Label>,
  reader: number,
): PhraseMatch<Label>[] {
  const found: Found<Label>[] = [];
  let sentence = 0;
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? SENTENCE_END;
    if (word === SENTENCE_END) sentence = place + 1;
    if ((word.readers & reader) === 0) continue;
    for (const symbol of word.symbols) {
      const anchored = bySymbol.get(symbol);
      if (!anchored) continue;
      for (const each of anchored) addMatches(each, words, place, sentence, found);
    }
  }
  // Most texts have nothing that a matcher finds.
  if (found.length === 0) return [];
  return found
    .sort((one, other) => one.start - other.start || one.order - other.order)
    .map(({ label, start, end }) => ({ label, start, end }));
}

/** Adds the matches around a place, in the sentence that begins at `sentence`. It makes no objects for phrases that are not there. */
function addMatches<Label>(
  { phrase, from, to, firstBits, secondBits, secondWithin }: Anchored<Label>,
  words: readonly Word[],
  place: number,
  sentence: number,
  found: Found<Label>[],
): void {
  const last = Math.min(place + to, words.length - 1);
  for (let start = Math.max(place + from, sentence); start <= last; start += 1) {
    const word = words[start];
    if (word === undefined || word === SENTENCE_END) return;
    if ((word.bits & firstBits) === 0) continue;
    if (secondBits !== 0 && !mayBeAmong(secondBits, words, start + 1, start + secondWithin)) continue;
    // Where no word can be before the one by which it is found, that one is its first.
    addMatch(phrase, words, start, from === 0 && to === 0 ? 1 : 0, found);
  }
}

/** Whether one of the words from a place to another may have a symbol with one of these bits. */
function mayBeAmong(bits: number, words: readonly Word[], from: number, to: number): boolean {
  for (let place = from; place <= to; place += 1) {
    if (((words[place] ?? SENTENCE_END).bits & bits) !== 0) return true;
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
  if (!isFound(found, order, start)) found.push({ label, order, start, end });
}

function isFound(found: readonly Found<unknown>[], order: number, start: number): boolean {
  return found.some((other) => other.order === order && other.start === start);
}

function areNear(near: readonly WordSet[], words: readonly Word[], place: number): boolean {
  for (const wanted of near) if (!isNear(wanted, words, place)) return false;
  return true;
}

function isNear(wanted: WordSet, words: readonly Word[], place: number): boolean {
  return isTowards(-1, wanted, words, place) || isTowards(1, wanted, words, place);
}

function isTowards(step: 1 | -1, wanted: WordSet, words: readonly Word[], place: number): boolean {
  for (let distance = 1; distance <= WORDS_NEARBY; distance += 1) {
    const word = words[place + step * distance];
    if (word === undefined || word === SENTENCE_END) return false;
    if (accepts(wanted, word)) return true;
  }
  return false;
}

/** The end position of a match of `slots` from index `slot` at word `at`, or undefined. */
function endOfMatch(
  slots: readonly Slot[],
  slot: number,
  words: readonly Word[],
  at: number,
): number | undefined {
  const wanted = slots[slot];
  if (wanted === undefined) return at;
  for (let position = at; position <= at + wanted.wordsBetween; position += 1) {
    const word = words[position];
    if (word === undefined || word === SENTENCE_END) break;
    if (accepts(wanted.accepted, word)) {
      const end = endOfMatch(slots, slot + 1, words, position + 1);
      if (end !== undefined) return end;
    }
  }
  return wanted.mayBeMissing ? endOfMatch(slots, slot + 1, words, at) : undefined;
}

import { COVERED, SENTENCE_BREAK } from '../text/fold-text.ts';

/** Stems are found by so many first letters. */
export const FEWEST_STEM_LETTERS = 3;

/** A word of a text, looked up once for all phrases that may hold it. */
export interface Word {
  readonly text: string;
  /** Itself and the stems with which it begins, if a reader knows them: numbers of the lexicon. */
  readonly symbols: readonly number[];
  /** A bit for each reader that waits for one of its symbols, so that others pass it by. */
  readonly readers: number;
  /** Of its symbols. */
  readonly bits: Bits;
  readonly otherBits: Bits;
}

/** Of symbols, one bit each. Many share a bit: what has no bit in common has no symbol in common, and need not be looked up. */
export type Bits = number;

export function bitsOf(symbols: Iterable<number>): Bits {
  let bits = 0;
  for (const symbol of symbols) bits |= 1 << (symbol % 32);
  return bits;
}

/** Shared by others than those that share one of `bitsOf`. */
export function otherBitsOf(symbols: Iterable<number>): Bits {
  let bits = 0;
  for (const symbol of symbols) bits |= 1 << (symbol % 31);
  return bits;
}

const NONE: readonly number[] = [];

/** Between two sentences. */
export const SENTENCE_END: Word = { text: SENTENCE_BREAK, symbols: NONE, readers: 0, bits: 0, otherBits: 0 };

/** In place of a word that must not be read. */
export const COVERED_WORD: Word = { text: COVERED, symbols: NONE, readers: 0, bits: 0, otherBits: 0 };

/** Numbers words and stems, so that many readers share one look at the words of a text. */
export interface Lexicon {
  wordSymbol(word: string): number;
  stemSymbol(stem: string): number;
  lettersOf(symbol: number): number;
  /** The bit in `Word.readers` of a reader that waits for these symbols. Many readers share bits. */
  addReader(symbols: Iterable<number>): number;
  read(words: readonly string[]): Word[];
}

const BITS = 31;

export function createLexicon(): Lexicon {
  const [ofWords, ofStems] = [new Map<string, number>(), new Map<string, number>()];
  const [letters, readers]: [number[], number[]] = [[], []];
  let added = 0;
  let read: ((word: string) => Word) | undefined;

  function symbolIn(symbols: Map<string, number>, text: string): number {
    const known = symbols.get(text);
    if (known !== undefined) return known;
    const symbol = letters.push(text.length) - 1;
    readers.push(0);
    symbols.set(text, symbol);
    return symbol;
  }

  return {
    wordSymbol: (word) => symbolIn(ofWords, word),
    stemSymbol: (stem) => symbolIn(ofStems, stem),
    lettersOf: (symbol) => letters[symbol] ?? 0,
    addReader(symbols) {
      const bit = 1 << (added % BITS);
      for (const symbol of symbols) readers[symbol] = (readers[symbol] ?? 0) | bit;
      added += 1;
      read = undefined;
      return bit;
    },
    read(words) {
      read ??= wordReader(ofWords, ofStems, readers);
      return words.map(read);
    },
  };
}

/** Known words are prepared; of others only the stems are looked up. */
function wordReader(
  ofWords: ReadonlyMap<string, number>,
  ofStems: ReadonlyMap<string, number>,
  readers: readonly number[],
): (text: string) => Word {
  const stemsOf = stemFinder(ofStems);
  const wordOf = (text: string, symbols: readonly number[]): Word => {
    let waiting = 0;
    for (const symbol of symbols) waiting |= readers[symbol] ?? 0;
    return { text, symbols, readers: waiting, bits: bitsOf(symbols), otherBits: otherBitsOf(symbols) };
  };
  const known = new Map([
    [SENTENCE_BREAK, SENTENCE_END],
    [COVERED, COVERED_WORD],
  ]);
  for (const [text, symbol] of ofWords) known.set(text, wordOf(text, [symbol, ...stemsOf(text)]));
  return (text) => known.get(text) ?? wordOf(text, stemsOf(text));
}

function stemFinder(ofStems: ReadonlyMap<string, number>): (word: string) => readonly number[] {
  const byBeginning = new Map<number, (readonly [stem: string, symbol: number])[]>();
  for (const entry of ofStems) {
    const beginning = beginningOf(entry[0]);
    const others = byBeginning.get(beginning);
    if (others) others.push(entry);
    else byBeginning.set(beginning, [entry]);
  }
  return (word) => {
    const candidates = byBeginning.get(beginningOf(word));
    if (!candidates) return NONE;
    const symbols: number[] = [];
    for (const [stem, symbol] of candidates) if (word.startsWith(stem)) symbols.push(symbol);
    return symbols;
  };
}

/** The first three letters as a small number, which is found faster than a part of a word; others may have the same. */
function beginningOf(word: string): number {
  const letter = (place: number) => word.charCodeAt(place) & 0x3ff;
  return (letter(0) << 20) | (letter(1) << 10) | letter(2);
}

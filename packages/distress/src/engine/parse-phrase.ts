import { foldText } from '../text/fold-text.ts';
import { type Bits, bitsOf, FEWEST_STEM_LETTERS, type Lexicon, otherBitsOf, type Word } from './lexicon.ts';

/**
 * Phrases are plain words with six signs: `a|b` one of two words, `stem*` any word with this beginning, `word?` an
 * optional word, `..` up to three other words of the same sentence (`.. ..` up to six), `$name` a word of a
 * named group, and `<name>` a word of this group whose position is captured (`<name=a|b>` one of these words).
 * `word!` is this word only as it is typed, in lower case, for readers that give typed words too: `son!` is not `soon`.
 * ` & ` is followed by a word that must be near: in the same sentence, within ten words before or
 * after the beginning, in any order.
 */
export type Phrase = string;

/** Named groups of words, e.g. `{ want: 'quiero|quisiera' }` for `$want`. */
export type WordGroups = Readonly<Record<string, string>>;

/** The words and stems that one slot of a phrase accepts. */
export interface WordSet {
  /** Of the lexicon. */
  readonly symbols: ReadonlySet<number>;
  readonly bits: Bits;
  readonly otherBits: Bits;
}

export interface Slot {
  readonly accepted: WordSet;
  readonly mayBeMissing: boolean;
  /** So many other words may be before it. */
  readonly wordsBetween: number;
  /** The name under which a match tells the position of its word. */
  readonly capture: string | undefined;
}

export interface NearWord {
  readonly accepted: WordSet;
  readonly capture: string | undefined;
}

export interface ParsedPhrase {
  readonly slots: readonly [Slot, ...Slot[]];
  readonly near: readonly NearWord[];
}

const WORDS_PER_GAP = 3;

export function accepts(wordSet: WordSet, word: Word): boolean {
  if ((wordSet.bits & word.bits) === 0 || (wordSet.otherBits & word.otherBits) === 0) return false;
  for (const symbol of word.symbols) if (wordSet.symbols.has(symbol)) return true;
  return false;
}

/** Equal slots of its phrases share one set. `slack` other words may stand between any two. */
export interface PhraseParser {
  parse(phrase: Phrase): ParsedPhrase;
  wordSets(): Iterable<WordSet>;
}

export function createPhraseParser(groups: WordGroups, lexicon: Lexicon, slack = 0): PhraseParser {
  const known = new Map<string, WordSet>();

  function parse(phrase: Phrase): ParsedPhrase {
    const [beginning = '', ...nearby] = phrase.split(' & ');
    const slots: Slot[] = [];
    let wordsBetween = 0;
    for (const part of beginning.split(' ')) {
      if (part === '..') {
        wordsBetween += WORDS_PER_GAP;
        continue;
      }
      const mayBeMissing = part.endsWith('?');
      const { words, capture } = readCapture(mayBeMissing ? part.slice(0, -1) : part);
      slots.push({ accepted: wordSetOf(words), mayBeMissing, wordsBetween, capture });
      wordsBetween = slack;
    }
    const [first, ...others] = slots;
    if (first === undefined || first.mayBeMissing || first.wordsBetween > 0) {
      throw new Error(`Phrase "${phrase}" must begin with a word that is always there.`);
    }
    const near = nearby
      .map(readCapture)
      .map(({ words, capture }) => ({ accepted: wordSetOf(words), capture }));
    return { slots: [first, ...others], near };
  }

  function wordSetOf(part: string): WordSet {
    const seen = known.get(part);
    if (seen) return seen;
    const symbols = new Set(spelledOut(part).split('|').map(symbolOf));
    const wordSet = { symbols, bits: bitsOf(symbols), otherBits: otherBitsOf(symbols) };
    known.set(part, wordSet);
    return wordSet;
  }

  function spelledOut(part: string): string {
    return part.replace(/\$(\w+)/g, (_, name) => {
      const group = groups[name];
      if (group === undefined) throw new Error(`Phrase "${part}" names an unknown group of words.`);
      return group;
    });
  }

  function symbolOf(word: string): number {
    if (word.endsWith('!')) return lexicon.wordSymbol(word);
    if (!word.endsWith('*')) return lexicon.wordSymbol(foldWord(word));
    const stem = foldWord(word.slice(0, -1));
    if (stem.length < FEWEST_STEM_LETTERS) throw new Error(`The stem of "${word}" is too short to look up.`);
    return lexicon.stemSymbol(stem);
  }

  return { parse, wordSets: () => known.values() };
}

const CAPTURE = /<(\w+)(?:=([^>]+))?>/;

/**
 * `<who>` captures a word of the group `who`, `<what=exam|test>` one of these words, and `she|<who>` one of the group or
 * `she`.
 */
function readCapture(part: string): { words: string; capture: string | undefined } {
  const capture = CAPTURE.exec(part)?.[1];
  const words = part.replace(CAPTURE, (_, name: string, listed?: string) => listed ?? `$${name}`);
  if (/[<>]/.test(words)) throw new Error(`"${part}" is no capture: its words may not have spaces.`);
  return { words, capture };
}

/** Letters from a to z, none twice in a row: folded already, as nearly all words of phrases are. */
const FOLDED = /^(?:([a-z])(?!\1))+$/;

function foldWord(word: string): string {
  return FOLDED.test(word) ? word : foldText(word);
}

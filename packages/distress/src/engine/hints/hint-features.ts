import { COVERED, SENTENCE_BREAK } from '../../text/fold-text.ts';
import { BUCKETS, BucketSet } from './bucket-set.ts';

// A local name, because Jest looks up globals slowly, and this is called for every letter.
const { imul } = Math;

/** Stems are the first letters of a word; endings change with person and number. */
const STEM_LETTERS = 7;
/** Runs of so many letters of a word: they match misspelled words and forms that were never learned. */
const FEWEST_LETTERS = 3;
const MOST_LETTERS = 6;
const JOINT_LETTERS = 3;

/** About three spoken sentences: a hint in a longer passage would weigh too little. Words. */
const PASSAGE_WORDS = 40;
const PASSAGE_STEP = 20;

/** The distinct buckets of a passage. */
export interface HintFeatures {
  /** Stems, pairs of neighbours, and pairs with one word between. */
  readonly words: BucketSet;
  /** Runs of letters, and the end of a word with the beginning of the next. */
  readonly letters: BucketSet;
}

/** The buckets that begin with one word of a text: the same in each passage that holds the words. */
interface WordBuckets {
  readonly stem: number;
  readonly runs: readonly number[];
  /** With the next word. */
  readonly pair: number;
  readonly joint: number;
  /** With the word after the next. */
  readonly skip: number;
}

/** Undefined in place of words that are not read. */
type TextBuckets = readonly (WordBuckets | undefined)[];

/** One for all: two such sets are 384 KB, and emptying them is much cheaper than new ones. */
const reused = noFeatures();

/** The features of words that are one passage, valid until the next are read. */
export function hintFeatures(words: readonly string[]): HintFeatures {
  return featuresOf(bucketsOf(words));
}

/** Calls `read` with the features of each passage of a text, which are valid until it returns. */
export function forEachPassage(words: readonly string[], read: (features: HintFeatures) => void): void {
  for (const passage of passagesOf(bucketsOf(words))) read(featuresOf(passage));
}

function featuresOf(passage: TextBuckets): HintFeatures {
  // Before, and not after: a read that throws leaves nothing to the next text.
  reused.words.clear();
  reused.letters.clear();
  addPassage(passage, reused);
  return reused;
}

function noFeatures(): HintFeatures {
  return { words: new BucketSet(), letters: new BucketSet() };
}

/** Overlapping passages, so that words close to each other are together in one of them. */
function passagesOf(words: TextBuckets): readonly TextBuckets[] {
  const passages = [words.slice(0, PASSAGE_WORDS)];
  for (let start = PASSAGE_STEP; start + PASSAGE_WORDS - PASSAGE_STEP < words.length; start += PASSAGE_STEP) {
    passages.push(words.slice(start, start + PASSAGE_WORDS));
  }
  return passages;
}

function addPassage(passage: TextBuckets, { words, letters }: HintFeatures): void {
  for (let place = 0; place < passage.length; place += 1) {
    const word = passage[place];
    if (!word) continue;
    words.add(word.stem);
    for (const run of word.runs) letters.add(run);
    if (place + 1 >= passage.length || !passage[place + 1]) continue;
    words.add(word.pair);
    letters.add(word.joint);
    if (place + 2 < passage.length && passage[place + 2]) words.add(word.skip);
  }
}

function bucketsOf(words: readonly string[]): TextBuckets {
  return words.map((word, place) => {
    if (!isRead(word)) return undefined;
    const stem = hashOf(FNV_OFFSET, word, 0, STEM_LETTERS);
    const [next = '', afterNext = ''] = [words[place + 1], words[place + 2]];
    const end = hashOf(FNV_OFFSET, word, Math.max(0, word.length - JOINT_LETTERS), word.length);
    return {
      stem: bucketOf(stem),
      runs: runsOf(`<${word}>`),
      pair: bucketOf(hashOf(hashOf(stem, '+', 0, 1), next, 0, STEM_LETTERS)),
      joint: bucketOf(hashOf(hashOf(end, '_', 0, 1), next, 0, JOINT_LETTERS)),
      skip: bucketOf(hashOf(hashOf(stem, '-', 0, 1), afterNext, 0, STEM_LETTERS)),
    };
  });
}

function isRead(word: string): boolean {
  return word !== SENTENCE_BREAK && word !== COVERED;
}

function runsOf(word: string): number[] {
  const runs: number[] = [];
  for (let start = 0; start + FEWEST_LETTERS <= word.length; start += 1) {
    const end = Math.min(start + MOST_LETTERS, word.length);
    let hash = FNV_OFFSET;
    for (let at = start; at < end; at += 1) {
      hash = imul(hash ^ word.charCodeAt(at), FNV_PRIME);
      if (at - start + 1 >= FEWEST_LETTERS) runs.push(bucketOf(hash));
    }
  }
  return runs;
}

// FNV-1a (Fowler, Noll and Vo).
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The hash of what came before (`FNV_OFFSET` if nothing did) and these letters. */
function hashOf(before: number, text: string, from: number, to: number): number {
  let hash = before;
  const end = Math.min(to, text.length);
  for (let at = from; at < end; at += 1) hash = imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash;
}

/** Folds 32 bits into 16. */
function bucketOf(hash: number): number {
  return (hash ^ (hash >>> 16)) & (BUCKETS - 1);
}

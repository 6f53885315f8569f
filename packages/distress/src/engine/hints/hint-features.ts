import { COVERED, SENTENCE_BREAK } from '../../text/fold-text.ts';

// A local name, because Jest looks up globals slowly, and this is called for every letter.
const { imul } = Math;

/** Stems are the first letters of a word; endings change with person and number. */
const STEM_LETTERS = 7;
/** Runs of so many letters of a word: they match misspelled words and forms that were never learned. */
const FEWEST_LETTERS = 3;
const MOST_LETTERS = 6;
const JOINT_LETTERS = 3;

/** Features are identified by a hash of 16 bits. */
export const BUCKETS = 65_536;

/** About three spoken sentences: a hint in a longer passage would weigh too little. Words. */
const PASSAGE_WORDS = 40;
const PASSAGE_STEP = 20;

/** The distinct buckets of a passage. */
export interface HintFeatures {
  /** Stems, pairs of neighbours, and pairs with one word between. */
  readonly words: readonly number[];
  /** Runs of letters, and the end of a word with the beginning of the next. */
  readonly letters: readonly number[];
}

export function hintFeatures(passage: readonly string[]): HintFeatures {
  const stems = passage.map((word) => (isRead(word) ? word.slice(0, STEM_LETTERS) : undefined));
  const words = new DistinctBuckets();
  const letters = new DistinctBuckets();
  stems.forEach((stem, index) => {
    if (stem === undefined) return;
    words.add(hashOf(stem));
    addRunsOfLetters(`<${passage[index]}>`, letters);
    const [next, afterNext] = [stems[index + 1], stems[index + 2]];
    if (next === undefined) return;
    words.add(hashOf(`${stem}+${next}`));
    letters.add(hashOf(`${passage[index]?.slice(-JOINT_LETTERS)}_${next.slice(0, JOINT_LETTERS)}`));
    if (afterNext !== undefined) words.add(hashOf(`${stem}-${afterNext}`));
  });
  return { words: words.buckets, letters: letters.buckets };
}

/** A set of buckets: several times as fast as a `Set`, and a long letter has thousands. */
class DistinctBuckets {
  readonly buckets: number[] = [];
  readonly #seen = new Uint8Array(BUCKETS);

  add(bucket: number): void {
    if (this.#seen[bucket] === 1) return;
    this.#seen[bucket] = 1;
    this.buckets.push(bucket);
  }
}

function isRead(word: string): boolean {
  return word !== SENTENCE_BREAK && word !== COVERED;
}

function addRunsOfLetters(word: string, letters: DistinctBuckets): void {
  for (let start = 0; start + FEWEST_LETTERS <= word.length; start += 1) {
    const end = Math.min(start + MOST_LETTERS, word.length);
    let hash = FNV_OFFSET;
    for (let at = start; at < end; at += 1) {
      hash = imul(hash ^ word.charCodeAt(at), FNV_PRIME);
      if (at - start + 1 >= FEWEST_LETTERS) letters.add(bucketOf(hash));
    }
  }
}

// FNV-1a (Fowler, Noll and Vo).
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

function hashOf(feature: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < feature.length; at += 1) hash = imul(hash ^ feature.charCodeAt(at), FNV_PRIME);
  return bucketOf(hash);
}

/** Folds 32 bits into 16. */
function bucketOf(hash: number): number {
  return (hash ^ (hash >>> 16)) & (BUCKETS - 1);
}

/** Overlapping passages, so that words close to each other are together in one of them. */
export function passagesOf(words: readonly string[]): readonly (readonly string[])[] {
  const passages = [words.slice(0, PASSAGE_WORDS)];
  for (let start = PASSAGE_STEP; start + PASSAGE_WORDS - PASSAGE_STEP < words.length; start += PASSAGE_STEP) {
    passages.push(words.slice(start, start + PASSAGE_WORDS));
  }
  return passages;
}

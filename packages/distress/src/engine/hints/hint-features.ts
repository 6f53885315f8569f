import { COVERED, SENTENCE_BREAK } from '../../text/fold-text.ts';

// A local name, because Jest looks up globals slowly, and this is called for every letter.
const { imul } = Math;

/** Stems are the first letters of a word; endings change with person and number. */
const STEM_LETTERS = 7;
/** Runs of so many letters of a word: they match misspelled words and forms that were never learned. */
const FEWEST_LETTERS = 3;
const MOST_LETTERS = 6;
const JOINT_LETTERS = 3;

/** Features are identified by a hash of 16 bits, in two blocks: those of words, and from here on those of letters. */
export const BUCKETS = 65_536;

/** Called with the bucket of a feature, and how many words before the present one it begins. */
export type SeeFeature = (bucket: number, wordsBefore: number) => void;

/** A feature as one number: its bucket, and from this bit on how many words before the present one it begins. */
const WORDS_BEFORE_BIT = 17;

export function bucketIn(feature: number): number {
  return feature & (2 * BUCKETS - 1);
}

export function wordsBeforeIn(feature: number): number {
  return feature >> WORDS_BEFORE_BIT;
}

/** A word has at most so many features more than four for each of its letters. */
const MORE_FEATURES = 16;

/** One for all words, and only made again for a longer one. */
let reusedFeatures = new Int32Array(256);

/** Reads the words of a text one after the other, without keeping them. */
export class FeatureReader {
  /** So many words before the present one can be read, up to two: sentence ends and covered words cannot. */
  #wordsBefore = 0;
  /** Hashes of the words before, to be continued with the present one. */
  #pair = 0;
  #joint = 0;
  #skip = 0;
  #nextSkip = 0;

  /** Calls `see` with each feature that ends with this word. */
  read(word: string, see: SeeFeature): void {
    const count = this.readWord(word);
    for (let place = 0; place < count; place += 1) {
      const feature = this.features[place] ?? 0;
      see(bucketIn(feature), wordsBeforeIn(feature));
    }
  }

  /** Where the features of the last word are, until the next one is read. */
  get features(): Int32Array {
    return reusedFeatures;
  }

  /**
   * The number of features that end with this word: its stem and its runs of letters, with the word before a pair of stems and a joint
   * (the end of that one and the beginning of this), and a pair with the word before that. One may come several times. They are kept in
   * a list, because calling a function for each takes a third of the time.
   */
  readWord(word: string): number {
    if (word === SENTENCE_BREAK || word === COVERED) {
      this.#wordsBefore = 0;
      return 0;
    }
    const most = 4 * word.length + MORE_FEATURES;
    if (most > reusedFeatures.length) reusedFeatures = new Int32Array(2 * most);
    const codes = codesOf(word);
    const features = reusedFeatures;
    const end = word.length + 1;
    const stemEnd = Math.min(end, STEM_LETTERS + 1);
    let [stem, pair, skip] = [FNV_OFFSET, this.#pair, this.#skip];
    for (let at = 1; at < stemEnd; at += 1) {
      const code = codes[at] ?? 0;
      stem = hashOfCode(stem, code);
      pair = hashOfCode(pair, code);
      skip = hashOfCode(skip, code);
    }
    features[0] = bucketOf(stem);
    let count = addRuns(codes, end + 1, features, 1);
    if (this.#wordsBefore > 0) {
      const joint = hashOf(this.#joint, codes, 1, Math.min(end, JOINT_LETTERS + 1));
      features[count++] = bucketOf(pair) | (1 << WORDS_BEFORE_BIT);
      features[count++] = (BUCKETS + bucketOf(joint)) | (1 << WORDS_BEFORE_BIT);
    }
    if (this.#wordsBefore > 1) features[count++] = bucketOf(skip) | (2 << WORDS_BEFORE_BIT);
    this.#skip = this.#nextSkip;
    this.#nextSkip = hashOfCode(stem, DASH);
    this.#pair = hashOfCode(stem, PLUS);
    this.#joint = hashOfCode(hashOf(FNV_OFFSET, codes, Math.max(1, end - JOINT_LETTERS), end), UNDERSCORE);
    this.#wordsBefore = Math.min(this.#wordsBefore + 1, 2);
    return count;
  }
}

/** Returns the number of features with those that were there. */
function addRuns(codes: Uint16Array, length: number, features: Int32Array, before: number): number {
  let count = before;
  for (let start = 0; start + FEWEST_LETTERS <= length; start += 1) {
    const end = Math.min(start + MOST_LETTERS, length);
    let hash = hashOf(FNV_OFFSET, codes, start, start + FEWEST_LETTERS - 1);
    for (let at = start + FEWEST_LETTERS - 1; at < end; at += 1) {
      hash = hashOfCode(hash, codes[at] ?? 0);
      features[count] = BUCKETS + bucketOf(hash);
      count += 1;
    }
  }
  return count;
}

const [LESS, GREATER] = ['<'.charCodeAt(0), '>'.charCodeAt(0)];
const [PLUS, DASH, UNDERSCORE] = ['+'.charCodeAt(0), '-'.charCodeAt(0), '_'.charCodeAt(0)];

/** One for all words, and only made again for a longer one. */
let reused = new Uint16Array(64);

/** The codes of `<word>`, valid until the next word: hashes read each of them several times, which is slow in a string. */
function codesOf(word: string): Uint16Array {
  if (word.length + 2 > reused.length) reused = new Uint16Array(2 * (word.length + 2));
  reused[0] = LESS;
  for (let at = 0; at < word.length; at += 1) reused[at + 1] = word.charCodeAt(at);
  reused[word.length + 1] = GREATER;
  return reused;
}

// FNV-1a (Fowler, Noll and Vo), from the beginning on in signed numbers, which engines calculate with faster than with mixed ones.
const FNV_OFFSET = 0x811c9dc5 | 0;
const FNV_PRIME = 0x01000193;

/** The hash of what came before (`FNV_OFFSET` if nothing did) and these codes. */
function hashOf(before: number, codes: Uint16Array, from: number, to: number): number {
  let hash = before;
  for (let at = from; at < to; at += 1) hash = hashOfCode(hash, codes[at] ?? 0);
  return hash;
}

function hashOfCode(before: number, code: number): number {
  return imul(before ^ code, FNV_PRIME);
}

/** Folds 32 bits into 16. */
function bucketOf(hash: number): number {
  return (hash ^ (hash >>> 16)) & (BUCKETS - 1);
}

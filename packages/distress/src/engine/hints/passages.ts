import { BUCKETS, FeatureReader } from './hint-features.ts';

/** A passage is two blocks of so many words, about three spoken sentences: a hint in a longer one would weigh too little. */
const BLOCK_WORDS = 20;

/** The sums of the weights of distinct features, in steps. */
class Sums {
  #features = 0;
  #life = 0;
  #violence = 0;

  add(steps: number): void {
    this.#features += 1;
    this.#life += steps >> 4;
    this.#violence += (steps << 28) >> 28;
  }

  /** Divided by the root of their number: unknown features weigh nothing but make the passage longer. */
  get life(): number {
    return this.#life / Math.sqrt(Math.max(this.#features, 1));
  }

  get violence(): number {
    return this.#violence / Math.sqrt(Math.max(this.#features, 1));
  }
}

/** What the features of a passage weigh. Words and letters weigh alike, however many features each have. */
export class Passage {
  readonly #words = new Sums();
  readonly #letters = new Sums();

  add(bucket: number, steps: number): void {
    (bucket < BUCKETS ? this.#words : this.#letters).add(steps);
  }

  get life(): number {
    return this.#words.life + this.#letters.life;
  }

  get violence(): number {
    return this.#words.violence + this.#letters.violence;
  }
}

/** Both weights of a bucket in one byte, four bits each, so that more of them stay in the processor's cache. */
export function packSteps(life: Int8Array, violence: Int8Array): Int8Array {
  return life.map((steps, bucket) => (steps << 4) | ((violence[bucket] ?? 0) & 0xf));
}

/**
 * The last block in which a feature of each bucket began. One for all texts, because it is 256 KB. Blocks are numbered on from text to
 * text, so that it need not be emptied.
 */
const seenIn = new Uint16Array(2 * BUCKETS);
const LAST_BLOCK = 0xffff;
let block = 0;

/**
 * Calls `read` with each passage of a text. All blocks but the first and the last are in two passages, so that words close to each
 * other are together in one. Each feature is looked at once, for both. A text of one block is one passage.
 */
export function forEachPassage(
  words: readonly string[],
  packedSteps: Int8Array,
  read: (passage: Passage) => void,
): void {
  const reader = new FeatureReader();
  // The passage that ends with this block, and the one that begins with it.
  let [older, newer] = [new Passage(), new Passage()];
  let placeInBlock = 0;
  // The block before this one is not the last one of another text.
  beginBlock(2);

  const see = (bucket: number, wordsBefore: number) => {
    const begunIn = wordsBefore > placeInBlock ? block - 1 : block;
    const seen = seenIn[bucket] ?? 0;
    if (seen >= begunIn) return;
    seenIn[bucket] = begunIn;
    const steps = packedSteps[bucket] ?? 0;
    if (seen < block - 1) older.add(bucket, steps);
    if (begunIn === block) newer.add(bucket, steps);
  };

  for (let place = 0; place < words.length; place += 1) {
    placeInBlock = place % BLOCK_WORDS;
    if (placeInBlock === 0 && place > 0) {
      if (place > BLOCK_WORDS) read(older);
      [older, newer] = [newer, new Passage()];
      beginBlock(1);
    }
    reader.read(words[place] ?? '', see);
  }
  read(words.length > BLOCK_WORDS ? older : newer);
}

function beginBlock(later: number): void {
  block += later;
  if (block <= LAST_BLOCK) return;
  // Only the block before this one still matters.
  seenIn.set(seenIn.map((seen) => (seen === block - 1 ? 1 : 0)));
  block = 2;
}

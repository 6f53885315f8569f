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

/** One bit for each bucket: 16 KB, which is less than what a letter's other work displaces from a processor's cache. */
class BucketSet {
  readonly #bits = new Int32Array((2 * BUCKETS) / 32);

  has(bucket: number): boolean {
    return ((this.#bits[bucket >> 5] ?? 0) & (1 << (bucket & 31))) !== 0;
  }

  add(bucket: number): void {
    this.#bits[bucket >> 5] = (this.#bits[bucket >> 5] ?? 0) | (1 << (bucket & 31));
  }

  clear(): void {
    this.#bits.fill(0);
  }
}

/** The buckets of features that began in the block before the present one, and in that one. The same for all texts. */
let [begunBefore, begunHere] = [new BucketSet(), new BucketSet()];

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
  // The block before the first one is not the last one of another text.
  beginBlock();
  beginBlock();

  const see = (bucket: number, wordsBefore: number) => {
    if (begunHere.has(bucket)) return;
    const isKnown = begunBefore.has(bucket);
    const beginsHere = wordsBefore <= placeInBlock;
    if (isKnown && !beginsHere) return;
    (beginsHere ? begunHere : begunBefore).add(bucket);
    const steps = packedSteps[bucket] ?? 0;
    if (!isKnown) older.add(bucket, steps);
    if (beginsHere) newer.add(bucket, steps);
  };

  for (let place = 0; place < words.length; place += 1) {
    placeInBlock = place % BLOCK_WORDS;
    if (placeInBlock === 0 && place > 0) {
      if (place > BLOCK_WORDS) read(older);
      [older, newer] = [newer, new Passage()];
      beginBlock();
    }
    reader.read(words[place] ?? '', see);
  }
  read(words.length > BLOCK_WORDS ? older : newer);
}

function beginBlock(): void {
  [begunBefore, begunHere] = [begunHere, begunBefore];
  begunHere.clear();
}

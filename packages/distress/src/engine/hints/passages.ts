import { BUCKETS, bucketIn, FeatureReader, wordsBeforeIn } from './hint-features.ts';

/** A passage is two blocks of so many words, about three spoken sentences: a hint in a longer one would weigh too little. */
const BLOCK_WORDS = 20;

/** The sums of the weights of distinct features, in steps. */
class Sums {
  features = 0;
  life = 0;
  violence = 0;

  add(steps: number): void {
    this.features += 1;
    this.life += steps >> 4;
    this.violence += (steps << 28) >> 28;
  }
}

/** Words and letters weigh alike, however many features each have. */
class SumsByKind {
  readonly words = new Sums();
  readonly letters = new Sums();

  add(bucket: number, steps: number): void {
    (bucket < BUCKETS ? this.words : this.letters).add(steps);
  }
}

/** What began in the block before, in this one, and in both. */
interface Blocks {
  readonly before: SumsByKind;
  readonly here: SumsByKind;
  readonly both: SumsByKind;
}

/** What the features of a passage weigh. */
export interface Passage {
  readonly life: number;
  readonly violence: number;
}

const NOTHING = new SumsByKind();

/** What two blocks weigh together. What is in both counts once. */
function passageOf(one: SumsByKind, other = NOTHING, both = NOTHING): Passage {
  const words = weightsOf(one.words, other.words, both.words);
  const letters = weightsOf(one.letters, other.letters, both.letters);
  return { life: words.life + letters.life, violence: words.violence + letters.violence };
}

/** Divided by the root of their number: unknown features weigh nothing but make the passage longer. */
function weightsOf(one: Sums, other: Sums, both: Sums): Passage {
  const root = Math.sqrt(Math.max(one.features + other.features - both.features, 1));
  return {
    life: (one.life + other.life - both.life) / root,
    violence: (one.violence + other.violence - both.violence) / root,
  };
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
  // What began in the block before, in this one, and in both.
  let [before, here, both] = [new SumsByKind(), new SumsByKind(), new SumsByKind()];
  // The block before the first one is not the last one of another text.
  beginBlock();
  beginBlock();

  for (let place = 0; place < words.length; place += 1) {
    const placeInBlock = place % BLOCK_WORDS;
    if (placeInBlock === 0 && place > 0) {
      if (place > BLOCK_WORDS) read(passageOf(before, here, both));
      [before, here, both] = [here, new SumsByKind(), new SumsByKind()];
      beginBlock();
    }
    const count = reader.readWord(words[place] ?? '');
    weigh(reader.features, count, placeInBlock, packedSteps, { before, here, both });
  }
  read(words.length > BLOCK_WORDS ? passageOf(before, here, both) : passageOf(here));
}

/** Adds the features of a word to what it begins in. */
function weigh(
  features: Int32Array,
  count: number,
  placeInBlock: number,
  packedSteps: Int8Array,
  { before, here, both }: Blocks,
): void {
  const [setBefore, setHere] = [begunBefore, begunHere];
  for (let index = 0; index < count; index += 1) {
    const feature = features[index] ?? 0;
    const bucket = bucketIn(feature);
    if (setHere.has(bucket)) continue;
    const isKnown = setBefore.has(bucket);
    const steps = packedSteps[bucket] ?? 0;
    if (wordsBeforeIn(feature) <= placeInBlock) {
      setHere.add(bucket);
      here.add(bucket, steps);
      if (isKnown) both.add(bucket, steps);
    } else if (!isKnown) {
      setBefore.add(bucket);
      before.add(bucket, steps);
    }
  }
}

function beginBlock(): void {
  [begunBefore, begunHere] = [begunHere, begunBefore];
  begunHere.clear();
}

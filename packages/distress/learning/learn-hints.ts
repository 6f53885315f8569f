import { BUCKETS, hintFeatures, KIND_BUCKETS, kindBucketOf } from '../src/engine/hints/hint-features.ts';
import {
  type Hint,
  type HintWeights,
  LEVELS,
  type LearnedWeights,
} from '../src/engine/hints/hint-weights.ts';

// Local names, because Jest looks up globals slowly, and these are called millions of times.
const { abs, exp, floor, imul, max, min, round: nearest } = Math;

/** A text to learn from, as folded words. `none` means that it hints at nothing. */
export interface Lesson {
  readonly hint: Hint | 'none';
  readonly words: readonly string[];
}

/** A feature of fewer lessons is ignored. */
const MIN_LESSONS = 2;
/** Weaker weights are omitted: they hardly change the result, and phones download them. */
const MIN_STEPS = 1;
const ROUNDS = 25;
const FIRST_STEP = 0.6;
/** L2 regularisation, for all lessons together: keeps weights small. */
const L2_PENALTY = 0.05;

/** An example of a regression: its buckets and the value of each. */
interface Example {
  readonly is: boolean;
  readonly buckets: readonly number[];
  readonly amounts: readonly number[];
}

/**
 * Learns the hints of one language: two logistic regressions (stochastic gradient descent), whether somebody is in
 * danger, and by whom. The same lessons give the same weights.
 */
export function learnHints(lessons: readonly Lesson[]): Omit<HintWeights, 'threshold'> {
  const danger = lessons.map(({ hint, words }): Example => {
    const features = hintFeatures(words);
    const letters = features.letters.map((bucket) => bucket + BUCKETS);
    return exampleOf(hint !== 'none', features.words, letters);
  });
  const violence = lessons
    .filter(({ hint }) => hint !== 'none')
    .map(({ hint, words }) => exampleOf(hint === 'violence', hintFeatures(words).letters.map(kindBucketOf)));
  return { danger: descend(danger, 2 * BUCKETS), violence: descend(violence, KIND_BUCKETS) };
}

/** Each block of features weighs alike, however many features it has. */
function exampleOf(is: boolean, ...blocks: readonly (readonly number[])[]): Example {
  return {
    is,
    buckets: blocks.flat(),
    amounts: blocks.flatMap((block) => Array<number>(block.length).fill(1 / Math.sqrt(block.length))),
  };
}

function descend(examples: readonly Example[], size: number): LearnedWeights {
  const seen = new Uint16Array(size);
  for (const { buckets } of examples) for (const bucket of buckets) seen[bucket] = (seen[bucket] ?? 0) + 1;
  const weights = new Float64Array(size);
  let bias = 0;
  // All weights are `shrunk` times what is kept, so that one step shrinks all of them at once.
  let shrunk = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = FIRST_STEP / (1 + round / 5);
    for (const { is, buckets, amounts } of shuffled(examples, round)) {
      let score = 0;
      for (let at = 0; at < buckets.length; at += 1)
        score += (weights[buckets[at] ?? 0] ?? 0) * (amounts[at] ?? 0);
      const error = Number(is) - 1 / (1 + exp(-(bias + shrunk * score)));
      bias += 0.1 * step * error;
      shrunk *= 1 - (step * L2_PENALTY) / examples.length;
      for (let at = 0; at < buckets.length; at += 1) {
        const bucket = buckets[at] ?? 0;
        if ((seen[bucket] ?? 0) < MIN_LESSONS) continue;
        weights[bucket] = (weights[bucket] ?? 0) + (step * error * (amounts[at] ?? 0)) / shrunk;
      }
    }
  }
  return quantise(
    bias,
    weights.map((weight) => weight * shrunk),
  );
}

/** Rounds to seven steps each way; the strongest 0.5 % of the weights are cut off. */
function quantise(bias: number, weights: Float64Array): LearnedWeights {
  const most = (LEVELS.length - 1) / 2;
  const strengths = weights
    .map(abs)
    .filter((weight) => weight > 0)
    .sort();
  const step = Number(((strengths[Math.floor(strengths.length * 0.995)] ?? 1) / most).toFixed(4));
  const letters = Array.from(weights, (weight) => {
    if (abs(weight) < step * MIN_STEPS) return LEVELS[most];
    return LEVELS[max(-most, min(most, nearest(weight / step))) + most];
  });
  return { bias: Number(bias.toFixed(3)), step, letters: letters.join('') };
}

/** A pseudo-random order that is the same every time (linear congruential generator, Fisher-Yates). */
function shuffled<Item>(items: readonly Item[], round = 0): Item[] {
  const order = [...items];
  let state = round + 1;
  for (let last = order.length - 1; last > 0; last--) {
    state = (imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = floor((state / 2 ** 32) * (last + 1));
    const [a, b] = [order[last], order[other]];
    if (a === undefined || b === undefined) continue;
    order[last] = b;
    order[other] = a;
  }
  return order;
}

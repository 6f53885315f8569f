import { BUCKETS, FeatureReader } from '../src/engine/hints/hint-features.ts';
import {
  type Hint,
  type HintWeights,
  LEVELS,
  type LearnedWeights,
} from '../src/engine/hints/hint-weights.ts';
import { BucketSet } from './bucket-set.ts';

// Local names, because Jest looks up globals slowly, and these are called millions of times.
const { abs, exp, floor, imul, log, max, min, round: nearest, sqrt } = Math;

/** A text to learn from, as folded words. `none` means that it hints at nothing. */
export interface Lesson {
  readonly hint: Hint | 'none';
  readonly words: readonly string[];
}

/** A feature of fewer lessons is ignored. */
const MIN_LESSONS = 2;
/** So many weights of a regression are kept for phones, which download them: those that change results most. */
const LIGHT_WEIGHTS = 12_500;
const ROUNDS = 25;
const FIRST_STEP = 0.6;
/** L2 regularisation, for all lessons together: keeps weights small. */
const L2_PENALTY = 0.05;
/** Rare features say more of a text than frequent ones: the power of their inverse document frequency. */
const RARITY_POWER = 2;

/** The rest is cut off when weights are rounded. */
const FULL_CUT = 0.9999;
const LIGHT_CUT = 0.995;

/** Weights of all buckets, and in how many lessons each bucket is. */
interface Regression {
  readonly bias: number;
  readonly weights: Float64Array;
  readonly seen: Uint16Array;
}

/** An example of a regression: its buckets and the value of each. */
interface Example {
  readonly is: boolean;
  readonly buckets: readonly number[];
  readonly amounts: readonly number[];
}

/** What was learned: all of it for the server, and what phones download. */
export interface LearnedHints {
  readonly full: Omit<HintWeights, 'threshold'>;
  readonly light: Omit<HintWeights, 'threshold'>;
}

/**
 * Learns the hints of one language: a logistic regression for each, which tells it from texts that hint at nothing
 * (stochastic gradient descent). The same lessons give the same weights.
 */
export function learnHints(lessons: readonly Lesson[]): LearnedHints {
  const examples = lessons.map(({ hint, words }) => ({ hint, ...exampleOf(hint !== 'none', words) }));
  const learn = (hint: Hint) => descend(examples.filter((one) => one.hint === hint || !one.is));
  const [life, violence] = [learn('life'), learn('violence')];
  return {
    full: { life: quantise(life, FULL_CUT), violence: quantise(violence, FULL_CUT) },
    light: { life: lightened(life), violence: lightened(violence) },
  };
}

/** One for all: emptying it is much cheaper than a new one. */
const reused = new BucketSet();

/** The block of words and the block of letters weigh alike, however many features each has. */
function exampleOf(is: boolean, text: readonly string[]): Example {
  reused.clear();
  const reader = new FeatureReader();
  for (const word of text) reader.read(word, (bucket) => reused.add(bucket));
  const buckets = reused.values();
  const ofWords = buckets.filter((bucket) => bucket < BUCKETS).length;
  const [amountOfWord, amountOfLetters] = [1 / sqrt(ofWords), 1 / sqrt(buckets.length - ofWords)];
  return {
    is,
    buckets,
    amounts: buckets.map((bucket) => (bucket < BUCKETS ? amountOfWord : amountOfLetters)),
  };
}

function descend(examples: readonly Example[]): Regression {
  const { seen, rarity } = raritiesIn(examples);
  const weighed = examples.map((example) => weigh(example, rarity));
  const weights = new Float64Array(seen.length);
  let bias = 0;
  // All weights are `shrunk` times what is kept, so that one step shrinks all of them at once.
  let shrunk = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = FIRST_STEP / (1 + round / 5);
    for (const { is, buckets, values } of shuffled(weighed, round)) {
      let score = 0;
      for (let at = 0; at < buckets.length; at += 1) {
        score += (weights[buckets[at] ?? 0] ?? 0) * (values[at] ?? 0);
      }
      const error = Number(is) - 1 / (1 + exp(-(bias + shrunk * score)));
      bias += 0.1 * step * error;
      shrunk *= 1 - (step * L2_PENALTY) / examples.length;
      const move = (step * error) / shrunk;
      for (let at = 0; at < buckets.length; at += 1) {
        const bucket = buckets[at] ?? 0;
        weights[bucket] = (weights[bucket] ?? 0) + move * (values[at] ?? 0);
      }
    }
  }
  const learned = weights.map((weight, bucket) => weight * shrunk * (rarity[bucket] ?? 0));
  return { bias, weights: learned, seen };
}

/** An example as it is learned from: without the buckets that are ignored. */
function weigh({ is, buckets, amounts }: Example, rarity: Float64Array) {
  const kept = new Int32Array(buckets.length);
  const values = new Float64Array(buckets.length);
  let count = 0;
  for (let at = 0; at < buckets.length; at += 1) {
    const bucket = buckets[at] ?? 0;
    const rare = rarity[bucket] ?? 0;
    if (rare === 0) continue;
    kept[count] = bucket;
    values[count] = rare * (amounts[at] ?? 0);
    count += 1;
  }
  return { is, buckets: kept.subarray(0, count), values: values.subarray(0, count) };
}

/** In how many examples each bucket is, and how rare it is: 1 on average, 0 if it is in too few examples. */
function raritiesIn(examples: readonly Example[]): { seen: Uint16Array; rarity: Float64Array } {
  const seen = new Uint16Array(2 * BUCKETS);
  for (const { buckets } of examples) for (const bucket of buckets) seen[bucket] = (seen[bucket] ?? 0) + 1;
  const rarity = Float64Array.from(seen, (count) =>
    count < MIN_LESSONS ? 0 : log(examples.length / count) ** RARITY_POWER,
  );
  let [squares, all] = [0, 0];
  rarity.forEach((rare, bucket) => {
    squares += rare ** 2 * (seen[bucket] ?? 0);
    all += seen[bucket] ?? 0;
  });
  const mean = sqrt(squares / all) || 1;
  return { seen, rarity: rarity.map((rare) => rare / mean) };
}

/** With the weights that change most in how many texts. */
function lightened({ bias, weights, seen }: Regression): LearnedWeights {
  const importance = weights.map((weight, bucket) => abs(weight) * sqrt(seen[bucket] ?? 0));
  const least = importance.toSorted()[weights.length - LIGHT_WEIGHTS] ?? 0;
  const kept = weights.map((weight, bucket) => ((importance[bucket] ?? 0) > least ? weight : 0));
  return quantise({ bias, weights: kept }, LIGHT_CUT);
}

/** Rounds to seven steps each way. The weights stronger than this share of them are cut off. */
function quantise({ bias, weights }: Omit<Regression, 'seen'>, cut: number): LearnedWeights {
  const most = (LEVELS.length - 1) / 2;
  const strengths = weights
    .map(abs)
    .filter((weight) => weight > 0)
    .sort();
  const step = Number(((strengths[floor(strengths.length * cut)] ?? 1) / most).toFixed(4));
  const letters = Array.from(
    weights,
    (weight) => LEVELS[max(-most, min(most, nearest(weight / step))) + most],
  );
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

import { hintFeatures, passagesOf } from '../src/engine/hints/hint-features.ts';
import { HINTS, type Hint, type HintWeights, type LearnedHint } from '../src/engine/hints/hint-weights.ts';

/** A text to learn from, as folded words. `none` means that it hints at nothing. */
export interface Lesson {
  readonly hint: Hint | 'none';
  readonly words: readonly string[];
}

/** A feature of fewer lessons is ignored. */
const MIN_LESSONS = 2;
/** Limits the bytes that phones download. */
const MAX_FEATURES = 3_500;
/** Weaker weights are omitted; they hardly change the result. */
const MIN_TENTHS = 5;
const ROUNDS = 30;
const FIRST_STEP = 0.5;
/** L2 regularisation: keeps weights small. */
const L2_PENALTY = 0.0005;
const BIAS_STEP = 0.05;
/** Lessons without a hint are also learned in groups of this size, so that a long ordinary letter is no hint. */
const SENTENCES_PER_LETTER = 2;

interface Example {
  readonly hint: Hint | 'none';
  readonly features: readonly string[];
}

/**
 * Learns the hints of one language: a logistic regression per hint (stochastic gradient descent), first with all
 * features to select the strongest, then with these alone. The same lessons give the same weights.
 */
export function learnHints(lessons: readonly Lesson[]): HintWeights {
  const examples = [...lessons, ...lettersWithoutHint(lessons)].flatMap(({ hint, words }) =>
    passagesOf(words).map((passage) => ({ hint, features: hintFeatures(passage) })),
  );
  const common = featuresOfMany(examples);
  const first = HINTS.map((hint) => descend(examples, hint, common).weights);
  const strength = (feature: string) =>
    Math.max(...first.map((weights) => Math.abs(weights.get(feature) ?? 0)));
  const ranked = [...common].sort((a, b) => strength(b) - strength(a) || (a < b ? -1 : 1));
  const strongest = new Set(ranked.slice(0, MAX_FEATURES));
  const [life, violence] = HINTS.map((hint) => roundWeights(descend(examples, hint, strongest)));
  if (!life || !violence) throw new Error('a hint was not learned');
  return { life, violence };
}

function lettersWithoutHint(lessons: readonly Lesson[]): Lesson[] {
  const calm = shuffled(lessons.filter(({ hint }) => hint === 'none'));
  const starts = [...calm.keys()].filter((index) => index % SENTENCES_PER_LETTER === 0);
  return starts.map((start) => ({
    hint: 'none',
    words: calm.slice(start, start + SENTENCES_PER_LETTER).flatMap(({ words }) => words),
  }));
}

function featuresOfMany(examples: readonly Example[]): Set<string> {
  const lessons = new Map<string, number>();
  for (const { features } of examples) {
    for (const feature of features) lessons.set(feature, (lessons.get(feature) ?? 0) + 1);
  }
  return new Set([...lessons].filter(([, count]) => count >= MIN_LESSONS).map(([feature]) => feature));
}

interface Learned {
  readonly bias: number;
  readonly weights: ReadonlyMap<string, number>;
}

function descend(examples: readonly Example[], hint: Hint, known: ReadonlySet<string>): Learned {
  const weights = new Map([...known].map((feature) => [feature, 0]));
  const read = examples.map((example) => ({
    isHint: example.hint === hint,
    features: example.features.filter((feature) => known.has(feature)),
    // As in `read-hints.ts`: unknown features weigh nothing but make the passage longer.
    scale: 1 / Math.sqrt(Math.max(example.features.length, 1)),
  }));
  let bias = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const step = FIRST_STEP / (1 + round / 5);
    for (const { isHint, features, scale } of shuffled(read, round)) {
      const score = features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0) * scale, bias);
      const error = Number(isHint) - 1 / (1 + Math.exp(-score));
      bias += step * BIAS_STEP * error;
      for (const feature of features) {
        const weight = weights.get(feature) ?? 0;
        weights.set(feature, weight + step * (error * scale - L2_PENALTY * weight));
      }
    }
  }
  return { bias, weights };
}

/** Weights in tenths; the features of a weight in alphabetical order, which compresses better. */
function roundWeights({ bias, weights }: Learned): LearnedHint {
  const byWeight = new Map<number, string[]>();
  for (const [feature, weight] of weights) {
    const tenths = Math.round(weight * 10);
    if (Math.abs(tenths) < MIN_TENTHS) continue;
    byWeight.set(tenths, [...(byWeight.get(tenths) ?? []), feature]);
  }
  const features = [...byWeight]
    .sort(([a], [b]) => b - a)
    .map(([tenths, names]) => [String(tenths), names.sort().join(' ')] as const);
  return { bias: Math.round(bias * 10), features: Object.fromEntries(features) };
}

/** A pseudo-random order that is the same every time (linear congruential generator, Fisher-Yates). */
function shuffled<Item>(items: readonly Item[], round = 0): Item[] {
  const order = [...items];
  let state = round + 1;
  for (let last = order.length - 1; last > 0; last--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    const [a, b] = [order[last], order[other]];
    if (a === undefined || b === undefined) continue;
    order[last] = b;
    order[other] = a;
  }
  return order;
}

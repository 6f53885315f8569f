import type { DistressKind } from '../distress-kinds.ts';
import { BUCKETS, type HintFeatures, hintFeatures, passagesOf } from './hint-features.ts';
import { type HintWeights, type LearnedWeights, stepsOf } from './hint-weights.ts';

/** How sure one kind must be for the other to be left out. Log-odds. */
const SURE_OF_KIND = 0.5;

/** What a text hints at. */
export interface HintRead {
  /** Log-odds over the threshold: help is offered from 0 on. */
  readonly score: number;
  /** The kinds if there is distress; both where it is not clear which. */
  readonly kinds: readonly DistressKind[];
}

/** Reads the words of a text. Words are folded, with abbreviations expanded. */
export type HintReader = (words: readonly string[]) => HintRead;

/**
 * Reads hints with the weights of one language: a logistic regression for each hint on every passage; the strongest
 * passage counts. Finds distress that no list of phrases can hold.
 */
export function createHintReader({ threshold, life, violence }: HintWeights): HintReader {
  const scoreLife = scorerOf(life);
  const scoreViolence = scorerOf(violence);
  return (words) => {
    const scored = passagesOf(words)
      .map(hintFeatures)
      .map((features) => ({ ownHand: scoreLife(features), another: scoreViolence(features) }))
      .map((passage) => ({ ...passage, score: eitherOf(passage.ownHand, passage.another) }));
    const strongest = scored.reduce((one, other) => (other.score > one.score ? other : one));
    const byAnother = strongest.another - strongest.ownHand;
    return {
      score: strongest.score - threshold,
      kinds: [
        ...(byAnother < SURE_OF_KIND ? (['suicide'] as const) : []),
        ...(byAnother > -SURE_OF_KIND ? (['abuse'] as const) : []),
      ],
    };
  };
}

/** The log-odds of one of two things that exclude each other, from the log-odds of each against neither. */
function eitherOf(one: number, other: number): number {
  return Math.max(one, other) + Math.log1p(Math.exp(-Math.abs(one - other)));
}

/** The block of words and the block of letters weigh alike, however many features each has. */
function scorerOf(learned: LearnedWeights): (features: HintFeatures) => number {
  const steps = stepsOf(learned);
  return ({ words, letters }) =>
    learned.bias + learned.step * (meanOf(words, steps, 0) + meanOf(letters, steps, BUCKETS));
}

/** Divided by the root of their number: unknown features weigh nothing but make the passage longer. */
function meanOf(buckets: readonly number[], steps: Int8Array, from: number): number {
  let sum = 0;
  for (const bucket of buckets) sum += steps[from + bucket] ?? 0;
  return sum / Math.sqrt(Math.max(buckets.length, 1));
}

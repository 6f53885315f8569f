import type { DistressKind } from '../distress-kinds.ts';
import { BUCKETS, type HintFeatures, hintFeatures, kindBucketOf, passagesOf } from './hint-features.ts';
import { type HintWeights, weightsOf } from './hint-weights.ts';

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
 * Reads hints with the weights of one language: a logistic regression on every passage; the strongest passage
 * counts. Finds distress that no list of phrases can hold.
 */
export function createHintReader({ threshold, danger, violence }: HintWeights): HintReader {
  const dangerWeights = weightsOf(danger);
  const violenceWeights = weightsOf(violence);
  return (words) => {
    const scored = passagesOf(words)
      .map(hintFeatures)
      .map((features) => ({ features, score: danger.bias + scoreOf(features, dangerWeights) - threshold }));
    const strongest = scored.reduce((one, other) => (other.score > one.score ? other : one));
    const byAnother = violence.bias + kindScoreOf(strongest.features, violenceWeights);
    return {
      score: strongest.score,
      kinds: [
        ...(byAnother < SURE_OF_KIND ? (['suicide'] as const) : []),
        ...(byAnother > -SURE_OF_KIND ? (['abuse'] as const) : []),
      ],
    };
  };
}

/** The block of words and the block of letters weigh alike, however many features each has. */
function scoreOf({ words, letters }: HintFeatures, weights: Float32Array): number {
  return meanOf(words, weights, 0) + meanOf(letters, weights, BUCKETS);
}

/** Runs of letters in fewer buckets are enough to tell the kind. */
function kindScoreOf({ letters }: HintFeatures, weights: Float32Array): number {
  return meanOf(letters.map(kindBucketOf), weights, 0);
}

/** Divided by the root of their number: unknown features weigh nothing but make the passage longer. */
function meanOf(buckets: readonly number[], weights: Float32Array, from: number): number {
  let sum = 0;
  for (const bucket of buckets) sum += weights[from + bucket] ?? 0;
  return sum / Math.sqrt(Math.max(buckets.length, 1));
}

import type { DistressKind } from '../distress-kinds.ts';
import { BUCKETS, type HintFeatures, hintFeatures, kindBucketOf, passagesOf } from './hint-features.ts';
import { type HintWeights, weightsOf } from './hint-weights.ts';

/** How sure one kind must be for the other to be left out. Log-odds. */
const SURE_OF_KIND = 0.5;

/** What a text hints at: how much, and which kinds it would be; both where that is not clear. */
export interface HintRead {
  /** Log-odds over what is enough: from 0 on, help is offered. */
  readonly score: number;
  readonly kinds: readonly DistressKind[];
}

/** Reads the words of a text; folded and with abbreviations spelled out. */
export type HintReader = (words: readonly string[]) => HintRead;

/**
 * A reader with what was learned in one language: a logistic regression over every passage, of which the strongest
 * counts. For what people say between the lines, which no list of phrases holds.
 */
export function createHintReader({ enough, danger, violence }: HintWeights): HintReader {
  const dangerWeights = weightsOf(danger);
  const violenceWeights = weightsOf(violence);
  return (words) => {
    const scored = passagesOf(words)
      .map(hintFeatures)
      .map((features) => ({ features, score: danger.bias + scoreOf(features, dangerWeights) - enough }));
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

/** Words and letters weigh alike, however many there are of each. */
function scoreOf({ words, letters }: HintFeatures, weights: Float32Array): number {
  return meanOf(words, weights, 0) + meanOf(letters, weights, BUCKETS);
}

/** The kind is told well enough by letters alone, in fewer buckets. */
function kindScoreOf({ letters }: HintFeatures, weights: Float32Array): number {
  return meanOf(letters.map(kindBucketOf), weights, 0);
}

/** Over the root of their number: what was never learned says nothing, and still makes a passage longer. */
function meanOf(buckets: readonly number[], weights: Float32Array, from: number): number {
  let sum = 0;
  for (const bucket of buckets) sum += weights[from + bucket] ?? 0;
  return sum / Math.sqrt(Math.max(buckets.length, 1));
}

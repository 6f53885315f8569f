import type { DistressKind } from '../distress-kinds.ts';
import { hintFeatures, passagesOf } from './hint-features.ts';
import { HINTS, type Hint, type HintWeights, type LearnedHint } from './hint-weights.ts';

/** Log-odds in tenths from which a passage counts. Chosen on `packages/distress/learning/texts/tuning`. */
const THRESHOLD_TENTHS = 3;

const KIND_OF: Readonly<Record<Hint, DistressKind>> = { life: 'suicide', violence: 'abuse' };

/** Returns the kinds that the words of a text hint at. Words are folded, with abbreviations expanded. */
export type HintReader = (words: readonly string[]) => readonly DistressKind[];

/**
 * Reads hints with the weights of one language: a logistic regression per hint on every passage; the strongest
 * passage counts. Finds distress that no list of phrases can hold.
 */
export function createHintReader(weights: HintWeights): HintReader {
  const scorers = HINTS.map((hint) => [KIND_OF[hint], createScorer(weights[hint])] as const);
  return (words) => {
    const passages = passagesOf(words).map(hintFeatures);
    return scorers
      .filter(([, score]) => passages.some((features) => score(features) >= THRESHOLD_TENTHS))
      .map(([kind]) => kind);
  };
}

function createScorer({ bias, features }: LearnedHint): (found: readonly string[]) => number {
  const weights = new Map(
    Object.entries(features).flatMap(([weight, names]) =>
      names.split(' ').map((name) => [name, Number(weight)] as const),
    ),
  );
  return (found) => {
    const sum = found.reduce((total, name) => total + (weights.get(name) ?? 0), 0);
    return bias + sum / Math.sqrt(Math.max(found.length, 1));
  };
}

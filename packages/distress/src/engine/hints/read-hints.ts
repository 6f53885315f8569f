import type { DistressKind } from '../distress-kinds.ts';
import { hintFeatures, passagesOf } from './hint-features.ts';
import { HINTS, type Hint, type HintWeights, type LearnedHint } from './hint-weights.ts';

/** Log-odds, in tenths, from which on a passage counts. Chosen on texts that were not learned from (`packages/distress/learning/texts/tuning`). */
const ENOUGH = 3;

const KIND_OF: Readonly<Record<Hint, DistressKind>> = { life: 'suicide', violence: 'abuse' };

/** Tells which kinds the words of a text hint at; words folded and with abbreviations spelled out. */
export type HintReader = (words: readonly string[]) => readonly DistressKind[];

/**
 * A reader with what was learned in one language: a logistic regression for each hint over every passage, of which the
 * strongest counts. For what people say between the lines, which no list of phrases holds.
 */
export function createHintReader(weights: HintWeights): HintReader {
  const scorers = HINTS.map((hint) => [KIND_OF[hint], createScorer(weights[hint])] as const);
  return (words) => {
    const passages = passagesOf(words).map(hintFeatures);
    return scorers
      .filter(([, score]) => passages.some((features) => score(features) >= ENOUGH))
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

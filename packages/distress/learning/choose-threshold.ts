import type { Language } from '@selah/shared/contracts/language-list';
import type { HintWeights } from '../src/engine/hints/hint-weights.ts';
import { createHintReader } from '../src/engine/hints/read-hints.ts';
import { weighDistress } from '../src/engine/read-distress.ts';
import { isDistressed } from './measure.ts';
import { readCounted } from './read-texts.ts';

/** The share of `tuning` texts in danger that must be found: nobody overlooked counts more than a needless offer of help. */
const MIN_FOUND = 0.95;

/** The highest threshold (log-odds) that finds `MIN_FOUND` of the `tuning` texts in danger. */
export function chooseThreshold(weights: Omit<HintWeights, 'threshold'>, language: Language): number {
  const readHints = createHintReader({ ...weights, threshold: 0 });
  const scores = readCounted('tuning', language)
    .filter(isDistressed)
    .map(({ text }) => weighDistress(text, language, readHints).score)
    .sort((a, b) => b - a);
  const weakest = scores[Math.ceil(MIN_FOUND * scores.length) - 1] ?? 0;
  return Math.floor(weakest * 100) / 100;
}

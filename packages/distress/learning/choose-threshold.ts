import type { Language } from '@selah/shared/contracts/language-list';
import type { HintWeights } from '../src/engine/hints/hint-weights.ts';
import { createHintReader } from '../src/engine/hints/read-hints.ts';
import { weighDistress } from '../src/engine/read-distress.ts';
import { isDistressed } from './measure.ts';
import { readCounted } from './read-texts.ts';

/** The share of `tuning` texts in danger that must be found: overlooking somebody is worse than a needless offer of help. */
export const FOUND_SHARE = 0.95;
/** While so many of the answers with help are right, where half of all texts are in danger, more are found. */
const ENOUGH_RIGHT = 0.85;

/**
 * The threshold (log-odds) of a language: the highest that finds `FOUND_SHARE` of the `tuning` texts in danger, or a lower
 * one at which `ENOUGH_RIGHT` of the answers are right.
 */
export function chooseThreshold(weights: Omit<HintWeights, 'threshold'>, language: Language): number {
  const readHints = createHintReader({ ...weights, threshold: 0 });
  const scoresOf = (distressed: boolean) =>
    readCounted('tuning', language)
      .filter((text) => isDistressed(text) === distressed)
      .map(({ text }) => weighDistress(text, language, readHints).score)
      .sort((a, b) => b - a);
  const [danger, calm] = [scoresOf(true), scoresOf(false)];
  const share = (scores: readonly number[], threshold: number) =>
    scores.filter((score) => score >= threshold).length / scores.length;
  const isRight = (threshold: number) => {
    const [found, alarms] = [share(danger, threshold), share(calm, threshold)];
    return found / (found + alarms) >= ENOUGH_RIGHT;
  };
  const finding = danger[Math.ceil(FOUND_SHARE * danger.length) - 1] ?? 0;
  const threshold = Math.min(finding, ...danger.filter(isRight));
  return Math.floor(threshold * 100) / 100;
}

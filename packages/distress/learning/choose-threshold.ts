import type { Language } from '@selah/shared/contracts/language-list';
import type { HintWeights } from '../src/engine/hints/hint-weights.ts';
import { createHintReader } from '../src/engine/hints/read-hints.ts';
import { weighDistress } from '../src/engine/read-distress.ts';
import { isDistressed } from './measure.ts';
import { readCounted } from './read-texts.ts';

/** The share of `tuning` texts in danger that must be found: overlooking somebody is worse than a needless offer of help. */
export const FOUND_SHARE = 0.95;
/** The wanted share of answers with help that are right, where half of all texts are in danger. */
const RIGHT_SHARE = 0.85;

/**
 * The threshold (log-odds) of a language: at most the highest that finds `FOUND_SHARE` of the `tuning` texts in danger. Of those, the
 * one at which the worse of both shares exceeds what is wanted most: new texts are a little different from those of `tuning`.
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
  const spareAt = (threshold: number) => {
    const [found, alarms] = [share(danger, threshold), share(calm, threshold)];
    return Math.min(found - FOUND_SHARE, found / (found + alarms) - RIGHT_SHARE);
  };
  const finding = danger[Math.ceil(FOUND_SHARE * danger.length) - 1] ?? 0;
  const threshold = danger
    .filter((score) => score <= finding)
    .reduce((best, score) => (spareAt(score) > spareAt(best) ? score : best), finding);
  return Math.floor(threshold * 100) / 100;
}

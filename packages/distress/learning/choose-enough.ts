import type { Language } from '@selah/shared/contracts/language-list';
import type { HintWeights } from '../src/engine/hints/hint-weights.ts';
import { createHintReader } from '../src/engine/hints/read-hints.ts';
import { weighDistress } from '../src/engine/read-distress.ts';
import { isDistressed } from './measure.ts';
import { readCounted } from './read-texts.ts';

/** Of the answers with help, so many are right at least, where half of all texts speak of distress. */
const RIGHT = 0.855;

/** How sure is sure enough: the log-odds at which most of the `tuning` texts in danger are found while `RIGHT` holds. */
export function chooseEnough(weights: Omit<HintWeights, 'enough'>, language: Language): number {
  const readHints = createHintReader({ ...weights, enough: 0 });
  const texts = readCounted('tuning', language).map((text) => ({
    isDanger: isDistressed(text),
    score: weighDistress(text.text, language, readHints).score,
  }));
  const scoresOf = (isDanger: boolean) =>
    texts.filter((text) => text.isDanger === isDanger).map(({ score }) => score);
  const [danger, calm] = [scoresOf(true), scoresOf(false)];
  const share = (scores: readonly number[], enough: number) =>
    scores.filter((score) => score >= enough).length / scores.length;
  const good = danger.filter((enough) => {
    const [found, alarms] = [share(danger, enough), share(calm, enough)];
    return Number.isFinite(enough) && found / (found + alarms) >= RIGHT;
  });
  return Math.floor(Math.min(...good) * 100) / 100;
}

import type { DistressKind } from '../distress-kinds.ts';
import { type HintWeights, stepsOf } from './hint-weights.ts';
import { forEachPassage, packSteps } from './passages.ts';

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
export function createHintReader({ life, violence, threshold }: HintWeights): HintReader {
  const steps = packSteps(stepsOf(life), stepsOf(violence));
  return (words) => {
    let strongest = { life: 0, violence: 0, score: -Infinity };
    forEachPassage(words, steps, (passage) => {
      // Log-odds of each hint against neither.
      const ofLife = life.bias + life.step * passage.life;
      const ofViolence = violence.bias + violence.step * passage.violence;
      const score = eitherOf(ofLife, ofViolence);
      if (score > strongest.score) strongest = { life: ofLife, violence: ofViolence, score };
    });
    const byAnother = strongest.violence - strongest.life;
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

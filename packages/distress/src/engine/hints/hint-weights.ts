/** What a text can hint at: a wish not to live, or violence by another person. */
export const HINTS = ['life', 'violence'] as const;

export type Hint = (typeof HINTS)[number];

/** A weight for each bucket of features, one letter each (see `LEVELS`), in steps of so many log-odds. */
export interface LearnedWeights {
  readonly bias: number;
  readonly step: number;
  readonly letters: string;
}

/** What was learned in one language (`packages/distress/learning`). */
export interface HintWeights {
  /** Help is offered from these log-odds on; chosen on `tuning` (`learning/choose-threshold.ts`). */
  readonly threshold: number;
  /** Whether somebody is in danger: over all features. */
  readonly danger: LearnedWeights;
  /** If so, whether by another person (positive) or by their own hand; reads runs of letters only. */
  readonly violence: LearnedWeights;
}

/** The letters of -7 to 7 steps: capitals are negative, `.` is zero. */
export const LEVELS = 'GFEDCBA.abcdefg';

/** The weights as log-odds. */
export function weightsOf({ step, letters }: LearnedWeights): Float32Array {
  const byCode = new Float32Array(128);
  [...LEVELS].forEach((letter, index) => {
    byCode[letter.charCodeAt(0)] = (index - (LEVELS.length - 1) / 2) * step;
  });
  return Float32Array.from(
    { length: letters.length },
    (_, bucket) => byCode[letters.charCodeAt(bucket)] ?? 0,
  );
}

/** What a text can hint at: that somebody may not want to live, or that somebody is hurt by another. */
export const HINTS = ['life', 'violence'] as const;

export type Hint = (typeof HINTS)[number];

/** A weight for each bucket of features, one letter each (see `LEVELS`), in steps of log-odds. */
export interface LearnedWeights {
  readonly bias: number;
  readonly step: number;
  readonly letters: string;
}

/** What was learned in one language (`packages/distress/learning`). */
export interface HintWeights {
  /** From these log-odds on, help is offered: chosen on `tuning` (`learning/choose-enough.ts`). */
  readonly enough: number;
  /** Whether somebody is in danger: over all features. */
  readonly danger: LearnedWeights;
  /** And if so, whether by another (positive) or by their own hand: over letters alone. */
  readonly violence: LearnedWeights;
}

/** The letters of -7 to 7 steps: capitals speak against, `.` says nothing. */
export const LEVELS = 'GFEDCBA.abcdefg';

/** The weights as numbers. */
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

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
  /** For each hint, how likely a text means it rather than nothing. */
  readonly life: LearnedWeights;
  readonly violence: LearnedWeights;
}

/** The letters of -7 to 7 steps: capitals are negative, `.` is zero. */
export const LEVELS = 'GFEDCBA.abcdefg';

/** The weights in steps: small enough to stay in a processor's cache. */
export function stepsOf({ letters }: LearnedWeights): Int8Array {
  const byCode = new Int8Array(128);
  [...LEVELS].forEach((letter, index) => {
    byCode[letter.charCodeAt(0)] = index - (LEVELS.length - 1) / 2;
  });
  return Int8Array.from({ length: letters.length }, (_, bucket) => byCode[letters.charCodeAt(bucket)] ?? 0);
}

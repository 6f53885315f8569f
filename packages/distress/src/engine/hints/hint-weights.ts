/** What a passage can hint at: a wish not to live, or violence by another person. */
export const HINTS = ['life', 'violence'] as const;

export type Hint = (typeof HINTS)[number];

/**
 * The weights of one hint in one language (learned in `packages/distress/learning`): the bias, and the features by
 * weight in tenths, separated by spaces.
 */
export interface LearnedHint {
  readonly bias: number;
  readonly features: Readonly<Record<string, string>>;
}

export type HintWeights = Readonly<Record<Hint, LearnedHint>>;

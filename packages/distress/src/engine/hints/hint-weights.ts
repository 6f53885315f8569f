/** What a passage can hint at: that somebody may not want to live, or that somebody is hurt by another. */
export const HINTS = ['life', 'violence'] as const;

export type Hint = (typeof HINTS)[number];

/**
 * What was learned of one hint in one language (`packages/distress/learning`): how much speaks against it from the start, and then by
 * weight, in tenths, the features that have it, separated by spaces.
 */
export interface LearnedHint {
  readonly bias: number;
  readonly features: Readonly<Record<string, string>>;
}

export type HintWeights = Readonly<Record<Hint, LearnedHint>>;

import type { Passage } from './psalm-passages.ts';
import type { SecondTheme, Theme } from './themes.ts';

/**
 * Ways to say one thing. Each stands alone as whole sentences and fits whoever reads it: no ending presumes
 * a gender.
 */
export type Variants = readonly [string, string, ...string[]];

/** The same part for a heavy worry and for a glad one. */
export interface ByMood {
  heavy: Variants;
  glad: Variants;
}

export interface ThemePhrases {
  /** Says back what such a worry is like, without knowing more than was written. */
  acknowledge: Variants;
  /** One small thing that can be done today. */
  step: Variants;
}

/** What every message has, whatever it is about. */
export interface Frame {
  /** `{name}` is the visitor's name. */
  greeting: Variants;
  greetingWithoutName: Variants;
  /** `{psalm}` is a reference such as “Psalm 34:18”. */
  psalm: ByMood;
  /** Follows the Psalm's own thought. */
  afterPsalm: ByMood;
  closing: ByMood;
  /** Says that no person and no voice from above wrote this. */
  disclaimer: Variants;
  /** How a reference is written: `{chapter}` and `{verses}`. */
  reference: string;
}

/** For a worry in which a life or a body may be at risk: short, no lesson, no praise, a human being now. */
export interface DistressPhrases {
  /**
   * For a person who may not want to live or hurts themselves; also fits someone writing about another
   * person.
   */
  despair: Variants;
  /** For a person hurt or threatened by someone. */
  harm: Variants;
  /** One sentence about harm, when despair already has the first word. */
  alsoHarm: Variants;
  /** Asks to reach a person now, and points to the numbers shown beside the message. */
  reachOut: Variants;
  reachOutFromHarm: Variants;
  /** `{psalm}` is a reference: only where to find it, nothing to learn from it. */
  psalm: Variants;
  closing: Variants;
  closingFromHarm: Variants;
  /** Added to an ordinary letter where distress was only hinted at. */
  perhaps: Variants;
}

export interface PhraseBook {
  frame: Frame;
  themes: Readonly<Record<Theme, ThemePhrases>>;
  /** One short sentence when the worry also speaks of this. */
  also: Readonly<Record<SecondTheme, Variants>>;
  /** Each passage in our own words, one sentence, never a quoted translation. */
  psalms: Readonly<Record<Passage, string>>;
  distress: DistressPhrases;
}

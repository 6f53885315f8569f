import type { Passage } from './psalm-passages.ts';
import type { SecondTheme, Theme } from './themes.ts';

/**
 * Variants of one phrase. Each consists of whole sentences and fits every reader: no ending presumes a gender.
 */
export type Variants = readonly [string, string, ...string[]];

/** The same part for a sad worry and for a glad one. */
export interface ByMood {
  heavy: Variants;
  glad: Variants;
}

export interface ThemePhrases {
  /** Shows understanding of such a worry, without claiming to know more than was written. */
  acknowledge: Variants;
  /** One small thing that can be done today. */
  step: Variants;
}

/** The parts of every message, for any theme. */
export interface Frame {
  /** `{name}` is the visitor's name. */
  greeting: Variants;
  greetingWithoutName: Variants;
  /** `{psalm}` is a reference such as “Psalm 34:18”. */
  psalm: ByMood;
  /** Continues the Psalm's thought. */
  afterPsalm: ByMood;
  closing: ByMood;
  /** Says that neither a person nor God wrote this. */
  disclaimer: Variants;
  /** How a reference is written: `{chapter}` and `{verses}`. */
  reference: string;
}

/** For a worry in which a life may be at risk: short, no lesson, no praise, advice to talk to a person now. */
export interface DistressPhrases {
  /**
   * For a person who may not want to live or hurts themselves; also fits someone writing about another
   * person.
   */
  despair: Variants;
  /** For a person hurt or threatened by someone. */
  harm: Variants;
  /** One sentence about harm, if the message is about despair already. */
  alsoHarm: Variants;
  /** Asks to reach a person now, and refers to the numbers shown beside the message. */
  reachOut: Variants;
  reachOutFromHarm: Variants;
  /** `{psalm}` is a reference, without an interpretation. */
  psalm: Variants;
  closing: Variants;
  closingFromHarm: Variants;
  /** Added to an ordinary message if distress was only hinted at. */
  perhaps: Variants;
}

export interface PhraseBook {
  frame: Frame;
  themes: Readonly<Record<Theme, ThemePhrases>>;
  /** One short sentence if this is the second theme of a worry. */
  also: Readonly<Record<SecondTheme, Variants>>;
  /** Each passage paraphrased in one sentence, never a quoted translation. */
  psalms: Readonly<Record<Passage, string>>;
  distress: DistressPhrases;
}

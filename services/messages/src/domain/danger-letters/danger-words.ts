/** Ways to say one thing. Each consists of whole sentences and fits every reader: no ending presumes a gender. */
export type Variants = readonly [string, string, ...string[]];

/** For a question in which a life may be at risk: short, no lesson, no praise, advice to talk to a person now. */
export interface DangerWords {
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

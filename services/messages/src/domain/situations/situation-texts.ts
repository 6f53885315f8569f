import type { Phrase, WordGroups } from '@selah/distress/engine/phrase-matcher';
import type { Template } from '../letters/template.ts';
import type { Circumstance } from './circumstances.ts';

/** A small thing that can be done today, or a condition under which it can. */
export type Step =
  | Template
  | {
      readonly text: Template;
      /** All of these were written. */
      readonly if?: readonly Circumstance[];
      /** None of these was written. */
      readonly unless?: readonly Circumstance[];
    };

/** The texts of a situation in one language. Every sentence is true of everyone who is in it. */
export interface SituationTexts {
  /** Phrases that say it, folded as `foldText` does; ` && ` joins phrases that must all be somewhere in the text. */
  readonly says: readonly Phrase[];
  /** Near misses: where one of these is found, the situation is not meant. */
  readonly not?: readonly Phrase[];
  /** Ways to say that it was heard, with the slots that were found. */
  readonly heard: readonly [Template, Template, Template];
  /** For each passage of the plan a sentence that ties it to this situation. */
  readonly psalms: readonly [Template, Template];
  readonly steps: readonly [Step, Step, Step];
  readonly wishes: readonly [Template, Template];
  /** One short sentence if another situation is the main one. */
  readonly also: Template;
}

/** One theme in one language. */
export interface ThemeTexts<Id extends string = string> {
  /** Named groups of words for the phrases of this theme. */
  readonly groups: WordGroups;
  readonly situations: Readonly<Record<Id, SituationTexts>>;
}

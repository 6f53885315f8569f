import type { Passage } from '../../psalm-passages.ts';

/** How a letter speaks: with sorrow, with joy, about a decision, in answer to a request, or about a wish to grow. */
export type Manner = 'sorrow' | 'joy' | 'decision' | 'request' | 'growth';

/**
 * A situation as all languages share it: so small that every sentence of its letter is true of everyone who is in it.
 * The texts of each language are written from the definition.
 */
export interface PlannedSituation {
  /** Who × what happened × what is wished, in one line. */
  readonly definition: string;
  readonly manner: Manner;
  /** The situation that a letter backs off to where this one needs something that was not written. */
  readonly parent?: string;
  /** The letter speaks of an animal: nobody may read it who lost a person. */
  readonly about?: 'animal';
  readonly psalms: readonly [Passage, Passage];
}

/** Situations of one theme by id. */
export type ThemePlan = Readonly<Record<string, PlannedSituation>>;

import type { Phrase } from '@selah/distress/engine/phrase-matcher';
import type { Template } from '../letters/template.ts';

/** What else may be written beside a situation. Steps depend on these. */
export const CIRCUMSTANCES = [
  /** The person lives far away, or the writer is far from them. */
  'far',
  /** The writer has nobody near. */
  'alone',
  /** Nobody, or somebody near, must not know. */
  'secret',
  /** The person, or the writer, is in hospital. */
  'hospital',
  'no-money',
  'no-food',
  /** The writer cannot sleep. */
  'sleepless',
  /** The writer weeps. */
  'tears',
  /** The writer has children at home. */
  'children',
  /** The writer speaks of God, prayer or church. */
  'faith',
  /** The writer is old. */
  'old',
] as const;

/** What was written, or a slot that was filled; `child`: the person is a small child. */
export type Circumstance =
  | (typeof CIRCUMSTANCES)[number]
  | 'who'
  | 'thing'
  | 'when'
  | 'ago'
  | 'span'
  | 'child'
  | 'soon';

export interface CircumstanceWords {
  readonly says: readonly Phrase[];
  /** One short sentence that says that it was heard, if no second situation is. */
  readonly also?: Template;
}

import type { DistressKind } from '../distress-kinds.ts';
import type { Phrase, WordGroups } from '../phrase-matcher.ts';

/** Before a phrase that ordinary texts hold too: it is weighed with what was learned and does not decide alone. */
export const WEIGHED = '~ ';

/**
 * Phrases of distress in one language. Words have no accents and apostrophes, alternatives are in alphabetical
 * order, which compresses better: browsers download all of this.
 */
export interface DistressPhrases extends Readonly<Record<DistressKind, readonly Phrase[]>> {
  /** Chat abbreviations: a folded word to the words it means. */
  aliases: Readonly<Record<string, string>>;
  /** Words that are also read with one typing error. */
  mistyped: readonly string[];
  /** Real words that are one typing error away from them. */
  notMistyped: readonly string[];
  /** Word groups that phrases name with `$`. */
  groups: WordGroups;
  /** Idioms and harmless meanings: their words are not read again. */
  harmless: readonly Phrase[];
  /** The same for words that several languages share ("suicidio"): covered for all languages. */
  harmlessEverywhere: readonly Phrase[];
  /** Each alone is ordinary sorrow; two different ones in a text count as suicide. */
  signs: readonly Phrase[];
  /** Short forms with another meaning in other languages: only read on pages of this language. */
  ownPagesOnly: Partial<Readonly<Record<DistressKind, readonly Phrase[]>>>;
}

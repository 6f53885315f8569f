import type { DistressKind } from '../distress-kinds.ts';
import type { Phrase, WordGroups } from '../phrase-matcher.ts';

/**
 * How people of one language write about distress. Words are spelled without accents and apostrophes; those of
 * one place stand in the order of the alphabet, which compresses better: browsers load all of this.
 */
export interface DistressPhrases extends Readonly<Record<DistressKind, readonly Phrase[]>> {
  /** Abbreviations of chats: one folded word to the words it stands for. */
  aliases: Readonly<Record<string, string>>;
  /** Groups of words that the phrases below name with `$`. */
  groups: WordGroups;
  /** Idioms and harmless meanings: the words they cover are not read again. */
  innocent: readonly Phrase[];
  /** The same for words that several languages spell alike ("suicidio"): no language reads what these cover. */
  innocentEverywhere: readonly Phrase[];
  /** Each alone is ordinary sorrow; two different ones in one text are read as suicide. */
  signs: readonly Phrase[];
  /** Short forms that mean something else in another language: read only on this language's pages. */
  ownPagesOnly: Partial<Readonly<Record<DistressKind, readonly Phrase[]>>>;
}

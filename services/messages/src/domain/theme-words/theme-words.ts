import type { Phrase, WordGroups } from '@selah/distress/engine/phrase-matcher';
import type { WordedTheme } from '../themes.ts';

/**
 * Words of one language that point at themes, spelled without accents; see `parse-phrase` for the signs.
 */
export interface ThemeWords {
  /** Groups of words that the phrases below name with `$`. */
  groups: WordGroups;
  /** A `sure` phrase decides a theme by itself, a `hint` only where nothing stronger is said. */
  themes: Readonly<Record<WordedTheme, { sure: readonly Phrase[]; hint: readonly Phrase[] }>>;
  /** Words like “but” and “please”: with them, thanks are not the main thing. */
  turns: readonly Phrase[];
}

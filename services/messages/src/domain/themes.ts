/**
 * What a worry can be about. When two themes weigh the same, the earlier one leads: gladness said outright is
 * not turned into a sorrow, then the deeper sorrow comes first; `anything` is what remains when no other
 * theme is recognised.
 */
export const THEMES = [
  'thanks',
  'grief',
  'illness',
  'guilt',
  'heartbreak',
  'child',
  'addiction',
  'loneliness',
  'family',
  'work',
  'exam',
  'injustice',
  'sleeplessness',
  'weariness',
  'fear',
  'doubt',
  'guidance',
  'anything',
] as const;

export type Theme = (typeof THEMES)[number];

/** Themes that words can point at; the remaining one is the fallback. */
export type WordedTheme = Exclude<Theme, 'anything'>;

/**
 * Themes that may be named in passing beside another: gratitude and the fallback are never an afterthought.
 */
export type SecondTheme = Exclude<WordedTheme, 'thanks'>;

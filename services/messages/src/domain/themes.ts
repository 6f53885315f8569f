/**
 * What a worry can be about. When two themes weigh the same, the earlier one leads: the deeper sorrow comes first, and
 * `anything` is what remains when no other theme is recognised.
 */
export const THEMES = [
  'grief',
  'illness',
  'heartbreak',
  'child',
  'addiction',
  'guilt',
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
  'thanks',
  'anything',
] as const;

export type Theme = (typeof THEMES)[number];

/** Themes that words can point at; the remaining one is the fallback. */
export type WordedTheme = Exclude<Theme, 'anything'>;

/** Themes that may be named in passing beside another: gratitude and the fallback are never an afterthought. */
export type SecondTheme = Exclude<WordedTheme, 'thanks'>;

/**
 * The themes of worries. If two have the same weight, the earlier one is the main theme: gratitude said outright first,
 * then the more serious one. `anything` is the fallback.
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

/** Themes that are detected by words; the other one is the fallback. */
export type WordedTheme = Exclude<Theme, 'anything'>;

/** Themes that may be the second one: not gratitude, and not the fallback. */
export type SecondTheme = Exclude<WordedTheme, 'thanks'>;

import type { Theme } from '../themes.ts';

/** Ordinary worries of one language by what they are about. Test data only. */
export type ThemeSamples = Readonly<Record<Theme, readonly string[]>>;

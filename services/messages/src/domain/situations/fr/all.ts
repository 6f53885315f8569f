import type { ThemeTexts } from '../situation-texts.ts';

export const fr: readonly ThemeTexts[] = [];

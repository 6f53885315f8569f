import type { ThemeTexts } from '../situation-texts.ts';

export const pt: readonly ThemeTexts[] = [];

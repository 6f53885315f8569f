import type { ThemeTexts } from '../situation-texts.ts';

export const es: readonly ThemeTexts[] = [];

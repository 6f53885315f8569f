import type { ThemeTexts } from '../situation-texts.ts';
import { pilot } from './pilot.ts';

export const en: readonly ThemeTexts[] = [pilot];

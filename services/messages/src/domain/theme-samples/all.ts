import type { Language } from '@selah/shared/contracts/languages';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import type { ThemeSamples } from './theme-samples.ts';

export const THEME_SAMPLES: Readonly<Record<Language, ThemeSamples>> = { pt, en, es, fr };

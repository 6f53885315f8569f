import type { Language } from '@selah/shared/contracts/languages';
import type { DangerWords } from './danger-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';

/** The reviewed words for people in danger. */
export const DANGER_WORDS: Readonly<Record<Language, DangerWords>> = { pt, en, es, fr };

import type { Language } from '@selah/shared/contracts/languages';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { LanguageWords } from './language-words.ts';
import { pt } from './pt.ts';

const WORDS: Readonly<Record<Language, LanguageWords>> = { pt, en, es, fr };

/** The words of a language that belong to no situation. */
export function wordsOf(language: Language): LanguageWords {
  return WORDS[language];
}

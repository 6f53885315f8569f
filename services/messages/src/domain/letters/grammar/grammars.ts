import type { Language } from '@selah/shared/contracts/languages';
import type { Grammar } from '../words/language-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';

const GRAMMARS: Readonly<Record<Language, Grammar>> = { pt, en, es, fr };

export function grammarOf(language: Language): Grammar {
  return GRAMMARS[language];
}

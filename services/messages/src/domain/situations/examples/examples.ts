import type { Language } from '@selah/shared/contracts/languages';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** Invented questions by the situation that they speak of; those under `other` belong to none. */
export type Examples = Readonly<Record<string, readonly string[]>>;

const EXAMPLES: Readonly<Record<Language, Examples>> = { pt, en, es, fr };

export function examplesIn(language: Language): Examples {
  return EXAMPLES[language];
}

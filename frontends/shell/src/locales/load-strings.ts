import type { Language } from '@selah/shared/contracts/language-list';
import type { ShellStrings } from './pt.ts';

/** One file per language; only the one in use is downloaded. */
const LOADERS: Readonly<Record<Language, () => Promise<ShellStrings>>> = {
  pt: async () => (await import('./pt.ts')).pt,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
};

export function loadStrings(language: Language): Promise<ShellStrings> {
  return LOADERS[language]();
}

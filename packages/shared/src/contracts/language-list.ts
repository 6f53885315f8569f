/** The languages in the order in which they are offered (M-001). */
export const LANGUAGES = ['pt', 'en', 'es', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'pt';

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
  fr: 'Français',
};

/** BCP 47 tags for `lang` attributes and Intl: pt is Brazilian Portuguese (M-234). */
export const LOCALES: Readonly<Record<Language, string>> = {
  pt: 'pt-BR',
  en: 'en',
  es: 'es',
  fr: 'fr',
};

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
}

/**
 * The language of the first tag (`en-GB`, `pt`, `pt_BR`, …) that is supported, or undefined (M-178). The whole first subtag
 * names it (RFC 5646): `est` is Estonian.
 */
export function languageFromTags(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => tag.trim().split(/[-_]/)[0]?.toLowerCase()).find(isLanguage);
}

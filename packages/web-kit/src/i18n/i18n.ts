import type { Language } from '@selah/shared/contracts/language-list';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** A tree of texts; they may contain `{{values}}`. */
export interface Strings {
  readonly [key: string]: string | Strings;
}

/**
 * The texts of one language for `useTranslation`. There is no fallback language, because only one language is
 * downloaded. The compiler and a test ensure that all languages have the same keys.
 */
export function createI18n(language: Language, strings: Strings): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: strings } },
    interpolation: { escapeValue: false },
    initAsync: false,
    react: { useSuspense: false },
  });
  return instance;
}

import type { Language } from '@selah/shared/contracts/language-list';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** A tree of strings; leaves may hold `{{values}}`. */
export interface Strings {
  readonly [key: string]: string | Strings;
}

/**
 * The texts of one language, ready for `useTranslation`. Only that language was downloaded, so there is no fallback
 * language: that all languages hold the same keys is a compile-time fact, and a test's.
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

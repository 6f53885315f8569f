import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@selah/shared/contracts/language-list';
import { useTranslation } from '@selah/web-kit/platform';

/** The language of the page. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.locale) ? i18n.locale : DEFAULT_LANGUAGE;
}

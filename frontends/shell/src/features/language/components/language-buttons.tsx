import { LANGUAGE_NAMES, type Language, LOCALES } from '@selah/shared/contracts/language-list';
import { switchLanguage } from '@selah/web-kit/i18n/page-language';
import { useTranslation } from '@selah/web-kit/platform';
import { useLanguage } from '../../../lib/use-language.ts';
import { Flag } from './flag.tsx';

/** One button with a flag per offered language (M-026); the current one is pressed. */
export function LanguageButtons({ languages }: { readonly languages: readonly Language[] }) {
  const { t } = useTranslation();
  const current = useLanguage();
  return (
    <fieldset className="flex items-center" aria-label={t('header.languages')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={LOCALES[language]}
          aria-label={LANGUAGE_NAMES[language]}
          aria-pressed={language === current}
          title={LANGUAGE_NAMES[language]}
          // With only one language there is no choice to store.
          onClick={() => languages.length > 1 && switchLanguage(language)}
          className="grid size-11 place-items-center rounded-full opacity-60 transition-opacity hover:opacity-100 aria-pressed:bg-wash aria-pressed:opacity-100"
        >
          <Flag language={language} />
        </button>
      ))}
    </fieldset>
  );
}

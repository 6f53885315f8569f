import { DEFAULT_LANGUAGE, type Language, LOCALES } from '@selah/shared/contracts/language-list';

/** A date in the given language, with style `medium` by default; Brazilian Portuguese by default (M-234). */
export function formatDate(
  date: Date,
  language: Language = DEFAULT_LANGUAGE,
  dateStyle: Intl.DateTimeFormatOptions['dateStyle'] = 'medium',
): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle }).format(date);
}

import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languageFromTags,
} from '@selah/shared/contracts/language-list';

export interface LanguageSources {
  /** `lang` in the address. */
  readonly address: string | null;
  /** The stored preference. */
  readonly preference: string | null;
  /** Language of the last video in this tab. */
  readonly lastVideo: string | null;
  /** `navigator.languages`, preferred first. */
  readonly browserTags: readonly string[];
}

/** The first source that names a supported language decides; other values are ignored (M-175 to M-180). */
export function chooseLanguage(sources: LanguageSources): Language {
  const named = [sources.address, sources.preference, sources.lastVideo].find(isLanguage);
  return named ?? languageFromTags(sources.browserTags) ?? DEFAULT_LANGUAGE;
}

/**
 * Reads the language from an address. `forced` is the language to store as the preference. `cleaned` is the
 * address without the parameters of a language switch, or undefined if there are none (Q8). A plain `lang`
 * stays in the address: it belongs to a shared link and is not stored.
 */
export function readLanguageAddress(address: URL): {
  language: string | null;
  forced: Language | undefined;
  cleaned: URL | undefined;
} {
  const language = address.searchParams.get('lang');
  if (address.searchParams.get('force_lang') !== '1')
    return { language, forced: undefined, cleaned: undefined };
  const cleaned = new URL(address);
  for (const name of ['lang', 't', 'force_lang']) cleaned.searchParams.delete(name);
  return { language, forced: isLanguage(language) ? language : undefined, cleaned };
}

/** The address that a manual switch loads (M-028). `now` is milliseconds since 1970 and prevents caching. */
export function languageSwitchAddress(current: URL, language: Language, now: number): URL {
  const target = new URL(current);
  target.searchParams.set('lang', language);
  target.searchParams.set('t', String(now));
  target.searchParams.set('force_lang', '1');
  return target;
}

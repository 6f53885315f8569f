import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languageFromTags,
} from '@selah/shared/contracts/language-list';

export interface LanguageSources {
  /** `lang` of the address. */
  readonly address: string | null;
  /** The stored preference. */
  readonly preference: string | null;
  /** Language of the last video of this visit. */
  readonly lastVideo: string | null;
  /** `navigator.languages`, best first. */
  readonly browserTags: readonly string[];
}

/** The language to speak: the first source that names one of ours wins, anything else is passed over (M-175 to M-180). */
export function chooseLanguage(sources: LanguageSources): Language {
  const named = [sources.address, sources.preference, sources.lastVideo].find(isLanguage);
  return named ?? languageFromTags(sources.browserTags) ?? DEFAULT_LANGUAGE;
}

/**
 * Reads the language part of an address. `forced` is the language to store as the preference; `cleaned` is the address
 * without what a language switch added, or undefined when there is nothing to clean (Q8). Plain `lang` stays in the
 * address: it belongs to a shared link and holds for this visit only.
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

/** Where a manual switch reloads to (M-028). `now` is milliseconds since 1970 and only defeats caches. */
export function languageSwitchAddress(current: URL, language: Language, now: number): URL {
  const target = new URL(current);
  target.searchParams.set('lang', language);
  target.searchParams.set('t', String(now));
  target.searchParams.set('force_lang', '1');
  return target;
}

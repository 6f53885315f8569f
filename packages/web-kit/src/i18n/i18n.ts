import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import type { Language } from '@selah/shared/contracts/language-list';

export { I18nProvider };

/** A tree of texts; they may contain `{{values}}`. */
export interface Strings {
  readonly [key: string]: string | Strings;
}

/** The texts that `t` knows; a frontend adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Texts {}

/** `a.b.c` for each text of a tree. */
type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeyOf<Tree[Key]>}`;
}[keyof Tree & string];

/** The text of a key in the language of the page, with its values in place. */
export type Translate = (key: KeyOf<Texts>, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The texts of one language for `useTranslation`. There is no fallback language, because only one language is
 * downloaded. The compiler and a test ensure that all languages have the same keys.
 */
export function createI18n(language: Language, strings: Strings): I18n {
  return setupI18n({ locale: language, messages: { [language]: compile(strings) } });
}

/** The texts and the language of the page around a component. */
export function useTranslation(): { readonly t: Translate; readonly i18n: I18n } {
  const { i18n } = useLingui();
  return { t: i18n.t, i18n };
}

/**
 * Texts by key in the form that Lingui compiles messages to: text and `[name of a value]` in turn. Lingui's own compiler would be
 * downloaded by every visitor, for plurals that these texts do not have.
 */
function compile(strings: Strings, prefix = ''): Messages {
  const messages: Messages = {};
  for (const [key, text] of Object.entries(strings)) {
    if (typeof text !== 'string') Object.assign(messages, compile(text, `${prefix}${key}.`));
    else
      messages[prefix + key] = text.split(/\{\{(\w+)\}\}/).map((part, index) => (index % 2 ? [part] : part));
  }
  return messages;
}

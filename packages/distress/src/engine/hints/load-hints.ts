import type { Language } from '@selah/shared/contracts/language-list';
import type { HintWeights } from './hint-weights.ts';
import { createHintReader, type HintReader } from './read-hints.ts';

/** Loads the hint reader of a language once. Throws when it cannot be loaded; the next call tries again. */
export type LoadHintReader = (language: Language) => Promise<HintReader>;

/**
 * The hint reader of a language for phones, with the most important weights. One file per language, so that a phone
 * downloads only the page's language.
 */
export const loadHintReader = loadOnce({
  pt: async () => (await import('../../learned/light/hints-pt.ts')).pt,
  en: async () => (await import('../../learned/light/hints-en.ts')).en,
  es: async () => (await import('../../learned/light/hints-es.ts')).es,
  fr: async () => (await import('../../learned/light/hints-fr.ts')).fr,
});

export function loadOnce(loaders: Readonly<Record<Language, () => Promise<HintWeights>>>): LoadHintReader {
  const readers = new Map<Language, Promise<HintReader>>();
  return (language) => {
    const reader = readers.get(language) ?? loaders[language]().then(createHintReader);
    readers.set(language, reader);
    reader.catch(() => readers.delete(language));
    return reader;
  };
}

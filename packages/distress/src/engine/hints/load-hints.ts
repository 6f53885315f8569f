import type { Language } from '@selah/shared/contracts/language-list';
import type { HintWeights } from './hint-weights.ts';
import { createHintReader, type HintReader } from './read-hints.ts';

/** The hint reader of a language, once it is loaded. Throws when it cannot be loaded; the next call tries again. */
export type LoadHintReader = (language: Language) => HintReader | Promise<HintReader>;

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
  const readers = new Map<Language, HintReader | Promise<HintReader>>();
  return (language) => {
    const known = readers.get(language);
    if (known) return known;
    const loading = loaders[language]().then(createHintReader);
    readers.set(language, loading);
    loading.then(
      (reader) => readers.set(language, reader),
      () => readers.delete(language),
    );
    return loading;
  };
}

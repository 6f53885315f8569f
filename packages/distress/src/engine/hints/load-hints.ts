import type { Language } from '@selah/shared/contracts/language-list';
import type { HintWeights } from './hint-weights.ts';
import { createHintReader, type HintReader } from './read-hints.ts';

/** One file per language, so that a phone downloads only the page's language. */
const LOADERS: Readonly<Record<Language, () => Promise<HintWeights>>> = {
  pt: async () => (await import('../../learned/hints-pt.ts')).pt,
  en: async () => (await import('../../learned/hints-en.ts')).en,
  es: async () => (await import('../../learned/hints-es.ts')).es,
  fr: async () => (await import('../../learned/hints-fr.ts')).fr,
};

const readers = new Map<Language, Promise<HintReader>>();

/**
 * The hint reader of a language, loaded once.
 * @throws when it cannot be downloaded; the next call tries again
 */
export function loadHintReader(language: Language): Promise<HintReader> {
  const reader = readers.get(language) ?? LOADERS[language]().then(createHintReader);
  readers.set(language, reader);
  reader.catch(() => readers.delete(language));
  return reader;
}

import { loadOnce } from './load-hints.ts';

/** The hint reader of a language for the server, with all weights: too much for a phone to download. */
export const loadFullHintReader = loadOnce({
  pt: async () => (await import('../../learned/full/hints-pt.ts')).pt,
  en: async () => (await import('../../learned/full/hints-en.ts')).en,
  es: async () => (await import('../../learned/full/hints-es.ts')).es,
  fr: async () => (await import('../../learned/full/hints-fr.ts')).fr,
});

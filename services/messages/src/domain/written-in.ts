import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';

/** Frequent words, folded, that only one of the four languages uses, or uses much more than the others. */
const SMALL_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  pt: new Set(
    'nao voce seu sua uma com em do da dos das ao pelo pela mais isso tambem ha esta foi um'.split(' '),
  ),
  en: new Set(
    'the and you your is of to it that with for this not be are may what when one there'.split(' '),
  ),
  es: new Set(
    'el los las tu tus con un una y del al pero esta esa eso su tambien hay puedes lo por hoy mas es'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le les vous votre vos et est une des du dans pas ce cela aussi avec pour qui un plus'.split(' '),
  ),
};

/** The least share of words in Latin script. */
const LATIN_SHARE = 0.95;

/** Whether folded words are in Latin script and contain more frequent words of this language than of any other. */
export function isWrittenIn(words: readonly string[], language: Language): boolean {
  const spoken = words.filter((word) => /\p{L}/u.test(word));
  const latin = spoken.filter((word) => /^[\p{Script=Latin}\p{N}]+$/u.test(word));
  if (spoken.length === 0 || latin.length < spoken.length * LATIN_SHARE) return false;
  const own = countSmallWords(latin, language);
  return own > 0 && LANGUAGES.every((other) => other === language || countSmallWords(latin, other) < own);
}

/**
 * A beginning is in a language if it has this many of its frequent words, and twice as many as of any other.
 */
const KNOWN_BY_WORDS = 3;

/** Whether the beginning of a text, folded, is long enough to know that it is in this language. */
export function isKnownToBeIn(words: readonly string[], language: Language): boolean {
  const own = countSmallWords(words, language);
  const most = Math.max(
    ...LANGUAGES.filter((other) => other !== language).map((other) => countSmallWords(words, other)),
  );
  return own >= KNOWN_BY_WORDS && own >= most * 2;
}

/** This many frequent words of another language in one paragraph are more than a quotation or a name. */
const FOREIGN_WORDS = 4;

/** Whether one paragraph, folded, is clearly in another of the four languages: a preface, or an aside to whoever asked. */
export function isWrittenInAnother(words: readonly string[], language: Language): boolean {
  const own = countSmallWords(words, language);
  return LANGUAGES.some(
    (other) => other !== language && countSmallWords(words, other) >= Math.max(FOREIGN_WORDS, own * 2),
  );
}

function countSmallWords(words: readonly string[], language: Language): number {
  return words.filter((word) => SMALL_WORDS[language].has(word)).length;
}

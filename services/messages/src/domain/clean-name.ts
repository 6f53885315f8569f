/** The maximal length of a name in a greeting, in characters as a reader counts them. */
const NAME_CHARACTERS = 40;

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Joiners are part of emoji and of Persian or Indic names; other invisible characters could reorder or hide text. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Cc}\p{Co}\p{Cs}]/gu;

/** Stays as it is: letters of our languages, with one space between words. */
const USUAL_NAME = /^[A-Za-zÀ-ÖØ-öø-ÿ]+(?: [A-Za-zÀ-ÖØ-öø-ÿ]+)*$/;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * A name that can be used in a sentence: one line, no invisible or markup characters, no stacked accents, cut between
 * words. Right-to-left names are isolated, so that the comma after them stays in place. Empty if the input is not a
 * name (only punctuation, or an address).
 */
export function cleanName(typed: string): string {
  if (typed.length <= NAME_CHARACTERS && USUAL_NAME.test(typed)) return typed;
  const name = shorten(
    typed
      .normalize('NFC')
      .replace(/\s+/g, ' ')
      .replace(INVISIBLE, '')
      .replace(/[<>{}[\]\\|]/g, '')
      .replace(/(\p{M}{2})\p{M}+/gu, '$1')
      .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, ''),
  );
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name) || /:\/\/|www\.|@/i.test(name)) return '';
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(name)
    ? FIRST_STRONG_ISOLATE + name + POP_ISOLATE
    : name;
}

function shorten(name: string): string {
  // Dividing a name into characters is expensive, and usual names do not need it.
  if (name.length <= NAME_CHARACTERS) return name;
  const graphemes = [...GRAPHEMES.segment(name)];
  const next = graphemes[NAME_CHARACTERS];
  if (!next) return name;
  const cut = name.slice(0, next.index);
  const lastSpace = cut.lastIndexOf(' ');
  return next.segment === ' ' || lastSpace <= 0 ? cut : cut.slice(0, lastSpace);
}

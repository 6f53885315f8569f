import { describe, expect, it } from '@jest/globals';
import { foldText, tokenise } from '@selah/distress/text/fold-text';
import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import { forbiddenPhrases } from './forbidden-phrases.ts';
import type { PhraseBook } from './phrase-book.ts';
import { PHRASE_BOOKS } from './phrase-books.ts';
import { PASSAGES_FOR_THEME } from './psalm-passages.ts';
import { THEMES } from './themes.ts';

function everyPhrase(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return part !== null && typeof part === 'object' ? Object.values(part).flatMap(everyPhrase) : [];
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
const count = (text: string) => text.split(/\s+/).length;
const extremes = (variants: readonly string[]) => variants.map(count);

/** Words that exist in only one of the four languages. */
const DISTINCTIVE_WORDS: Readonly<Record<Language, readonly string[]>> = {
  pt: ['você', 'não', 'uma', 'são', 'também', 'com', 'mas', 'há', 'muito', 'isso', 'seu', 'sua', 'quem'],
  en: ['the', 'and', 'you', 'your', 'is', 'it', 'with', 'that', 'what', 'this', 'not'],
  es: ['tú', 'tu', 'una', 'y', 'el', 'los', 'también', 'muy', 'hay', 'pero', 'eso', 'puedes', 'quien'],
  fr: ['vous', 'votre', 'et', 'est', 'une', 'pas', 'avec', 'les', 'ce', 'il', 'qui', 'cela', 'c’est'],
};

/** Endings and words that presume the reader's gender. */
const GENDERED: Readonly<Record<Language, RegExp>> = {
  pt: /(?<!\p{L})(sozinh[oa]|cansad[oa]s?|obrigad[oa]|bem-vind[oa]|querid[oa] amig|esgotad[oa]|preocupad[oa]|amad[oa]|sinta-se \p{L}+[oa]d[oa])(?!\p{L})/iu,
  en: /\b(sir|madam|brother in christ|sister in christ)\b/i,
  es: /(?<!\p{L})((?:estás|eres|te sientes|te quedes) (?:muy |tan )?\p{L}+[oa]|cansad[oa]|bienvenid[oa]|agotad[oa]|preocupad[oa])(?!\p{L})/iu,
  fr: /(?<!\p{L})(vous êtes (?!éveillé)\p{L}+é[e]?|fatigué(?:e)?|épuisé(?:e)?|vous seul|chère? \{|bienvenu(?:e)?)(?!\p{L})/iu,
};

/** Unsuitable for a person in danger: lessons, praise, comparisons, reasons for pain. */
const LESSONS: Readonly<Record<Language, RegExp>> = {
  pt: /(?<!\p{L})(louv|aleluia|gl[óo]ria|lição|ensina|propósito|prova[çc]|perdo|gratid|alegr|vontade de deus)/iu,
  en: /(?<!\p{L})(prais|hallelujah|glory|lesson|teach|purpose|trial|forgiv|grateful|rejoic|god’s will)/iu,
  es: /(?<!\p{L})(alab|aleluya|gloria|lección|enseñ|propósito|prueba|perd[oó]n|gratitud|alegr|voluntad de dios)/iu,
  fr: /(?<!\p{L})(louange|alléluia|gloire|leçon|enseign|dessein|épreuve|pardon|gratitude|réjoui|volonté de dieu)/iu,
};

/** What every call to reach out says: not to be alone with it, and to move away from means. */
const NOT_ALONE: Readonly<Record<Language, RegExp>> = {
  pt: /alguém de confiança|não fique a sós/u,
  en: /someone you trust|do not stay alone/u,
  es: /alguien de confianza|no te quedes a solas/u,
  fr: /personne de confiance|ne restez pas sans personne/u,
};
const AWAY_FROM_MEANS: Readonly<Record<Language, RegExp>> = {
  pt: /afaste-se de tudo o que possa ferir/u,
  en: /move away from anything that could hurt/u,
  es: /aléjate de todo lo que pueda hacer daño/u,
  fr: /éloignez-vous de tout ce qui pourrait blesser/u,
};

/** Diagnoses and methods, which no sentence for people in danger names. */
const DIAGNOSES_AND_METHODS: Readonly<Record<Language, RegExp>> = {
  pt: /(?<!\p{L})(depress|transtorno|doen[çt]|bipolar|suic[ií]d|remédio|comprimid|corda|ponte|faca|arma|veneno)/iu,
  en: /\b(depress|disorder|illness|bipolar|suicid|pill|tablet|rope|bridge|knife|gun|poison)/iu,
  es: /(?<!\p{L})(depresi|deprimid|trastorno|enferm|bipolar|suicid|pastilla|soga|puente|cuchillo|arma|veneno)/iu,
  fr: /(?<!\p{L})(dépressi|déprim|trouble|maladi|bipolaire|suicid|comprimé|médicament|corde|pont|couteau|arme|poison)/iu,
};

describe.each(LANGUAGES)('the phrase book in %s', (language) => {
  const book: PhraseBook = PHRASE_BOOKS[language];
  const phrases = everyPhrase(book);

  it('contains no words of the other languages', () => {
    const foreign = LANGUAGES.filter((other) => other !== language).flatMap((other) =>
      DISTINCTIVE_WORDS[other].filter((word) => !DISTINCTIVE_WORDS[language].includes(word)),
    );
    const own = new Set(phrases.flatMap(wordsOf));
    const borrowed = foreign.filter((word) => own.has(word));
    expect(borrowed.filter((word) => !SHARED_SPELLINGS[language].includes(word))).toEqual([]);
  });

  it('contains no forbidden phrase', () => {
    const guilty = phrases.filter((phrase) => forbiddenPhrases.find(tokenise(foldText(phrase))).length > 0);
    expect(guilty).toEqual([]);
  });

  it('presumes nothing about the reader', () => {
    expect(phrases.filter((phrase) => GENDERED[language].test(phrase))).toEqual([]);
  });

  it('is complete: no empty phrase, no double space, whole sentences', () => {
    const unfinished = everyPhrase({ ...book, frame: { ...book.frame, reference: [] } }).filter(
      (phrase) => phrase.trim() !== phrase || /\s{2}/.test(phrase) || !/[.!?,]$/.test(phrase),
    );
    expect(unfinished).toEqual([]);
  });

  it('has variants of each phrase', () => {
    const lists = [book.frame, book.themes, book.also, book.distress].flatMap(variantLists);
    for (const list of lists) expect(new Set(list).size).toBe(list.length);
  });

  it('keeps every possible message within 90 to 170 words', () => {
    for (const theme of THEMES) {
      const { frame, themes, also, psalms } = book;
      const mood = theme === 'thanks' ? 'glad' : 'heavy';
      const parts = [
        extremes([...frame.greeting, ...frame.greetingWithoutName]),
        extremes(themes[theme].acknowledge),
        theme === 'thanks' || theme === 'anything' ? [0] : [0, ...Object.values(also).flatMap(extremes)],
        // “Psalm 34:18” is two words where `{psalm}` is one.
        extremes(frame.psalm[mood]).map((words) => words + 1),
        extremes(PASSAGES_FOR_THEME[theme].map((passage) => psalms[passage])),
        extremes(frame.afterPsalm[mood]),
        extremes(themes[theme].step),
        extremes(frame.closing[mood]),
        extremes(frame.disclaimer),
      ];
      const shortest = parts.reduce((sum, words) => sum + Math.min(...words), 0);
      const longest = parts.reduce((sum, words) => sum + Math.max(...words), 0);
      expect({ theme, shortest: shortest >= 90, longest: longest <= 170 }).toEqual({
        theme,
        shortest: true,
        longest: true,
      });
    }
  });

  it('asks someone in despair not to be alone, and to move away from means', () => {
    for (const phrase of book.distress.reachOut) {
      expect(phrase).toMatch(NOT_ALONE[language]);
      expect(phrase).toMatch(AWAY_FROM_MEANS[language]);
    }
  });

  it('names no diagnosis and no method to someone in danger', () => {
    const naming = everyPhrase(book.distress).filter((phrase) =>
      DIAGNOSES_AND_METHODS[language].test(phrase),
    );
    expect(naming).toEqual([]);
  });

  it('gives no lesson and no praise to someone in danger, and refers to the numbers', () => {
    expect(everyPhrase(book.distress).filter((phrase) => LESSONS[language].test(phrase))).toEqual([]);
    for (const phrase of [...book.distress.reachOut, ...book.distress.reachOutFromHarm]) {
      expect(phrase).toMatch(/numbers|números|numéros/);
    }
  });
});

/** Words that also exist in another language, where they are on the list above. */
const SHARED_SPELLINGS: Readonly<Record<Language, readonly string[]>> = {
  pt: [],
  en: [],
  es: ['les'],
  fr: ['y'],
};

function variantLists(part: unknown): string[][] {
  if (Array.isArray(part)) return [part];
  return part !== null && typeof part === 'object' ? Object.values(part).flatMap(variantLists) : [];
}

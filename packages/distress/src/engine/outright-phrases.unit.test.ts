import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import { readLessons } from '../../learning/read-texts.ts';
import { foldText, tokenise } from '../text/fold-text.ts';
import { withTypingError } from '../text/typing-errors.ts';
import { detectDistress, readPhrases } from './detect-distress.ts';
import { DISTRESS_KINDS } from './distress-kinds.ts';
import type { Phrase, WordGroups } from './phrase-matcher.ts';
import { type DistressPhrases, WEIGHED } from './phrases/distress-phrases.ts';
import { en } from './phrases/en.ts';
import { es } from './phrases/es.ts';
import { fr } from './phrases/fr.ts';
import { pt } from './phrases/pt.ts';

const PHRASES: Readonly<Record<Language, DistressPhrases>> = { pt, en, es, fr };
/** About 200 words, as long as people write. */
const LESSONS_PER_LETTER = 10;
/** Different texts that hold the same phrase. */
const SAMPLES = 3;

function outrightPhrasesIn(language: Language): Phrase[] {
  const phrases = PHRASES[language];
  return DISTRESS_KINDS.flatMap((kind) => [...phrases[kind], ...(phrases.ownPagesOnly[kind] ?? [])]).filter(
    (phrase) => !phrase.startsWith(WEIGHED),
  );
}

/** A text that holds a phrase: of each set of words, the one at `choice`, counted round. */
function textWith(phrase: Phrase, groups: WordGroups, choice: number): string {
  return phrase
    .split(/ & | /)
    .filter((part) => part !== '..')
    .map((part) => {
      const words = part
        .replace(/\?$/, '')
        .replace(/\$(\w+)/g, (_, name) => groups[name] ?? '')
        .split('|');
      return words[choice % words.length]?.replace('*', '');
    })
    .join(' ');
}

/** Every calm lesson in which no phrase of danger is found, in letters. */
function calmLettersIn(language: Language): string[][] {
  const calm = readLessons(language)
    .filter(({ label, text }) => label === 'none' && !detectDistress(text, language).distress)
    .map(({ text }) => text);
  const letters: string[][] = [];
  for (let start = 0; start < calm.length; start += LESSONS_PER_LETTER) {
    letters.push(calm.slice(start, start + LESSONS_PER_LETTER));
  }
  return letters;
}

/** As typed in a hurry: without accents and capitals, or shouted with letters held down. */
const SPELLINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
  (text) => text.toUpperCase().replace(/[AEO]/g, '$&$&$&'),
];

/** A cry for each word that is also read with a typing error. */
const CRIES: Readonly<Record<Language, readonly string[]>> = {
  pt: [
    'quero morrer',
    'vou me matar',
    'vou me suicidar',
    'penso em suicidio',
    'não quero mais viver',
    'vou me enforcar',
  ],
  en: ['I will kill myself', 'I am thinking of suicide', 'I feel so suicidal', 'I want to die'],
  es: [
    'me quiero morir',
    'quiero morirme',
    'quiero matarme',
    'voy a suicidarme',
    'pienso en el suicidio',
    'no quiero vivir',
  ],
  fr: ['je veux mourir', 'je vais me suicider', 'je pense au suicide', 'je ne veux plus vivre'],
};

describe.each(LANGUAGES)('outright phrases in %s', (language) => {
  const letters = calmLettersIn(language);
  const texts = outrightPhrasesIn(language).flatMap((phrase) =>
    Array.from({ length: SAMPLES }, (_, choice) => textWith(phrase, PHRASES[language].groups, choice)),
  );
  // A reviewed figure of speech may cover some of the words that a phrase accepts ("die of shame").
  const outright = [...new Set(texts)].filter((text) => readPhrases(text, language).decides);

  it('decide alone, except those that a reviewed figure of speech covers', () => {
    expect(outrightPhrasesIn(language).length).toBeGreaterThan(350);
    expect(outright.length).toBeGreaterThan(new Set(texts).size * 0.95);
  });

  it('decide inside every calm letter, at its start, middle and end, however they are spelled', () => {
    const overlooked = outright.flatMap((text, index) => {
      const letter = letters[index % letters.length] ?? [];
      const place = [0, Math.floor(letter.length / 2), letter.length][index % 3] ?? 0;
      const spelled = SPELLINGS[Math.floor(index / 3) % SPELLINGS.length]?.(text) ?? text;
      const whole = [...letter.slice(0, place), spelled, ...letter.slice(place)].join('. ');
      return readPhrases(whole, language).decides ? [] : [`${text} (letter ${index % letters.length})`];
    });
    expect(letters.length).toBeLessThan(outright.length);
    expect(overlooked).toEqual([]);
  });

  it('decide with a typing error in the word that matters', () => {
    const { mistyped, notMistyped } = PHRASES[language];
    const real = new Set([...mistyped, ...notMistyped].map(foldText));
    const overlooked = mistyped.flatMap((word) => {
      const cry = CRIES[language].find((text) => text.split(' ').includes(word));
      if (cry === undefined) return [`no cry with ${word}`];
      return withTypingError(word)
        .filter((typed) => !real.has(foldText(typed)))
        .map((typed) => cry.replace(word, typed))
        .filter((text, index) => {
          const letter = letters[index % letters.length] ?? [];
          return !readPhrases([...letter.slice(0, 3), text, ...letter.slice(3)].join('. '), language).decides;
        });
    });
    expect(overlooked).toEqual([]);
  });

  it('take no word of the lessons for a typing error', () => {
    const { aliases, mistyped, notMistyped } = PHRASES[language];
    const known = new Set([...mistyped, ...notMistyped, ...Object.keys(aliases)].map(foldText));
    const calm = new Set(
      LANGUAGES.flatMap(readLessons)
        .filter(({ label }) => label === 'none')
        .flatMap(({ text }) => tokenise(foldText(text))),
    );
    const typed = mistyped.flatMap(withTypingError).map(foldText);
    expect(typed.filter((word) => calm.has(word) && !known.has(word))).toEqual([]);
  });
});

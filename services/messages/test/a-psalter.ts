import type { Language } from '@selah/shared/contracts/languages';
import { TABLES } from '../src/domain/psalms/numbering.ts';
import type { Psalter } from '../src/domain/psalms/psalter.ts';
import { seededRandom } from './seeded-random.ts';

/** Frequent words, by which the language is recognised. */
const FREQUENT: Readonly<Record<Language, string>> = {
  pt: 'não uma com em do da dos pelo mais isso também você seu',
  en: 'the and you your is of to it that with for this not',
  es: 'el los las con una del pero hay por hoy más y lo',
  fr: 'le les vous votre et est une des dans pas avec pour qui',
};

const SYLLABLES = 'ba de lí mo nú ra sé ti vo çã jo pê qui lâ'.split(' ');

/**
 * A complete edition with invented words, so that the tests contain nobody's translation: the numbers of verses are those of
 * the numbering, and the words are always the same for a seed.
 */
export function aPsalter(
  wanted: Partial<Omit<Psalter, 'psalms'>> & { readonly seed?: number } = {},
): Psalter {
  const { seed = 1, language = 'pt', numbering = 'english' } = wanted;
  const random = seededRandom(seed);
  const frequent = FREQUENT[language].split(' ');
  const rare = Array.from({ length: 900 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES, random)).join(''),
  );

  function verse(): string {
    const count = 7 + Math.floor(random() * 16);
    const words = Array.from({ length: count }, (_, index) => {
      const word = pick(random() < 0.4 ? frequent : rare, random);
      return `${word}${index < count - 1 && random() < 0.15 ? ',' : ''}`;
    });
    const text = words.join(' ');
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${pick(['.', ';', '!', ':'], random)}`;
  }

  return {
    language,
    edition: wanted.edition ?? 'An Edition',
    licence: wanted.licence ?? 'Public domain',
    numbering,
    importedAt: wanted.importedAt ?? new Date('2026-03-01T10:00:00Z'),
    psalms: TABLES[numbering].map(({ first, verses }) => ({ first, verses: verses.map(verse) })),
  };
}

function pick<Value>(choices: readonly Value[], random: () => number): Value {
  return choices[Math.floor(random() * choices.length)] as Value;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { HINTS, LEVELS } from '../src/engine/hints/hint-weights.ts';
import { createHintReader } from '../src/engine/hints/read-hints.ts';
import { en } from '../src/learned/hints-en.ts';
import { es } from '../src/learned/hints-es.ts';
import { fr } from '../src/learned/hints-fr.ts';
import { pt } from '../src/learned/hints-pt.ts';
import { learnHints } from './learn-hints.ts';
import { fingerprintOf, learnLanguage } from './learn-language.ts';
import { withoutNearDuplicates } from './near-duplicates.ts';
import { readLessons } from './read-texts.ts';
import { writeWeights } from './write-weights.ts';

const words = (text: string) => text.split(' ');

/** Half of the lessons contain "cold" where the others contain "warm". */
const lessons = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay'].flatMap((name) => [
  { hint: 'life' as const, words: words(`${name} stands in the cold`) },
  { hint: 'none' as const, words: words(`${name} stands in the warm`) },
]);

const LEARNED = { pt, en, es, fr };
const LEARNED_IN = join(import.meta.dirname, '../src/learned');
/** Browsers download it when somebody types on a page of the language. Compressed with Brotli. */
const MAX_BYTES = 30 * 1024;

describe('learning hints', () => {
  const read = createHintReader({ ...learnHints(lessons), threshold: 0 });

  it('finds the word that makes the difference, however it is spelled', () => {
    expect(read(words('zoe stands in the cold')).score).toBeGreaterThan(0);
    expect(read(words('zoe stands in the colde')).score).toBeGreaterThan(0);
    expect(read(words('zoe stands in the warm')).score).toBeLessThan(0);
    expect(read(words('zoe stands in the cold')).kinds).toContain('suicide');
  });

  it('says nothing of what was never learned', () => {
    expect(Math.abs(read(words('unbekannt')).score)).toBeLessThan(0.5);
    expect(Math.abs(read([]).score)).toBeLessThan(0.5);
  });

  it('finds it anywhere in a long letter', () => {
    const calm = Array.from({ length: 200 }, (_, index) => `x${index}`);
    for (const before of [0, 7, 95, 200]) {
      const letter = (last: string) => [
        ...calm.slice(0, before),
        ...words(`in the ${last}`),
        ...calm.slice(before),
      ];
      expect(read(letter('cold')).score).toBeGreaterThan(read(letter('warm')).score);
    }
  });

  it('gives the same weights for the same lessons', () => {
    expect(learnHints(lessons)).toEqual(learnHints(lessons));
  });
});

describe.each(LANGUAGES)('the weights of %s', (language) => {
  it('are learned from the current lessons and cases: otherwise run `npm run learn`', () => {
    expect(readFileSync(join(LEARNED_IN, `hints-${language}.ts`), 'utf8')).toContain(fingerprintOf(language));
  });

  it('are in a module as `npm run learn` writes it', () => {
    const module = readFileSync(join(LEARNED_IN, `hints-${language}.ts`), 'utf8');
    expect(writeWeights(language, LEARNED[language], fingerprintOf(language))).toBe(module);
  });

  it('are what these give, except for rounding on another machine', () => {
    const now = learnLanguage(language);
    expect(now.threshold).toBeCloseTo(LEARNED[language].threshold, 1);
    for (const part of ['danger', 'violence'] as const) {
      const [before, after] = [LEARNED[language][part].letters, now[part].letters];
      const differ = [...before].filter(
        (letter, bucket) => Math.abs(LEVELS.indexOf(letter) - LEVELS.indexOf(after[bucket] ?? '')) > 1,
      );
      expect(differ.length).toBeLessThan(before.length * 0.001);
    }
  });

  it('are at most 30 KB as phones download them', () => {
    const file = readFileSync(join(LEARNED_IN, `hints-${language}.ts`));
    expect(brotliCompressSync(file).length).toBeLessThan(MAX_BYTES);
  });

  it('have lessons of every label, without near duplicates of each other or of tuning and unseen texts', () => {
    const lessons = readLessons(language);
    expect(withoutNearDuplicates(lessons, language)).toHaveLength(lessons.length);
    for (const label of [...HINTS, 'none']) {
      expect(lessons.filter((lesson) => lesson.label === label).length).toBeGreaterThanOrEqual(1_000);
    }
  });
});

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { HINTS, LEVELS } from '../src/engine/hints/hint-weights.ts';
import { createHintReader } from '../src/engine/hints/read-hints.ts';
import * as fullEn from '../src/learned/full/hints-en.ts';
import * as fullEs from '../src/learned/full/hints-es.ts';
import * as fullFr from '../src/learned/full/hints-fr.ts';
import * as fullPt from '../src/learned/full/hints-pt.ts';
import * as lightEn from '../src/learned/light/hints-en.ts';
import * as lightEs from '../src/learned/light/hints-es.ts';
import * as lightFr from '../src/learned/light/hints-fr.ts';
import * as lightPt from '../src/learned/light/hints-pt.ts';
import { learnHints } from './learn-hints.ts';
import { fingerprintOf, LEARNED_FILES, learnedFile, learnLanguage } from './learn-language.ts';
import { withoutNearDuplicates } from './near-duplicates.ts';
import { readLessons } from './read-texts.ts';
import { writeWeights } from './write-weights.ts';

const words = (text: string) => text.split(' ');

/** Half of the lessons contain "cold" where the others contain "warm". */
const lessons = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay'].flatMap((name) => [
  { hint: 'life' as const, words: words(`${name} stands in the cold`) },
  { hint: 'none' as const, words: words(`${name} stands in the warm`) },
]);

const LEARNED = {
  full: { ...fullPt, ...fullEn, ...fullEs, ...fullFr },
  light: { ...lightPt, ...lightEn, ...lightEs, ...lightFr },
};
/** Browsers download it when somebody types on a page of the language. Compressed with Brotli. */
const MAX_BYTES = 30 * 1024;

describe('learning hints', () => {
  const read = createHintReader({ ...learnHints(lessons).full, threshold: 0 });

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
  let fingerprint: string;
  beforeAll(() => {
    fingerprint = fingerprintOf(language);
  });

  it('are learned from the current lessons and cases: otherwise run `npm run learn`', () => {
    for (const file of LEARNED_FILES) {
      expect(readFileSync(learnedFile(file, language), 'utf8')).toContain(fingerprint);
    }
  });

  it('are in modules as `npm run learn` writes them', () => {
    for (const file of LEARNED_FILES) {
      const module = readFileSync(learnedFile(file, language), 'utf8');
      expect(writeWeights(language, LEARNED[file][language], fingerprint)).toBe(module);
    }
  });

  it('are what these give, except for rounding on another machine', () => {
    const now = learnLanguage(language);
    for (const file of LEARNED_FILES) {
      const written = LEARNED[file][language];
      expect(now[file].threshold).toBeCloseTo(written.threshold, 1);
      for (const hint of HINTS) {
        const [before, after] = [written[hint].letters, now[file][hint].letters];
        const differ = [...before].filter(
          (letter, bucket) => Math.abs(LEVELS.indexOf(letter) - LEVELS.indexOf(after[bucket] ?? '')) > 1,
        );
        expect(differ.length).toBeLessThan(before.length * 0.001);
      }
    }
  });

  it('are at most 30 KB as phones download them', () => {
    const file = readFileSync(learnedFile('light', language));
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

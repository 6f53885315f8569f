import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { HINTS, type LearnedHint } from '../src/engine/hints/hint-weights.ts';
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

function weightsOf({ features }: LearnedHint): Map<string, number> {
  return new Map(
    Object.entries(features).flatMap(([weight, names]) =>
      names.split(' ').map((name) => [name, Number(weight)] as const),
    ),
  );
}

describe('learning hints', () => {
  it('gives weight to the word that makes the difference, and to no other', () => {
    const read = createHintReader(learnHints(lessons));
    expect(read(words('zoe stands in the cold'))).toEqual(['suicide']);
    expect(read(words('zoe stands in the warm'))).toEqual([]);
    expect(read(words('nothing of this was ever learned'))).toEqual([]);
    expect(read([])).toEqual([]);
  });

  it('finds that word anywhere in a long letter', () => {
    const read = createHintReader(learnHints(lessons));
    const calm = Array<string>(200).fill('warm');
    for (const before of [0, 7, 95, 200]) {
      expect(read([...calm.slice(0, before), ...words('in the cold'), ...calm.slice(before)])).toEqual([
        'suicide',
      ]);
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
    for (const hint of HINTS) {
      const [before, after] = [weightsOf(LEARNED[language][hint]), weightsOf(now[hint])];
      const same = [...before].filter(([name, weight]) => Math.abs((after.get(name) ?? 0) - weight) <= 1);
      expect(same.length).toBeGreaterThan(before.size * 0.99);
    }
  });

  it('have lessons of every label, without near duplicates of each other or of tuning and unseen texts', () => {
    const lessons = readLessons(language);
    expect(withoutNearDuplicates(lessons, language)).toHaveLength(lessons.length);
    for (const label of [...HINTS, 'none']) {
      expect(lessons.filter((lesson) => lesson.label === label).length).toBeGreaterThanOrEqual(1_000);
    }
  });
});

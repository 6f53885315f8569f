import { describe, expect, it } from '@jest/globals';
import { SITUATIONS } from '../situations/situations.ts';
import { chooseSituation } from './choose-situation.ts';

const phrasesFor = (...ids: string[]) =>
  new Map(
    ids.map((id) => {
      const situation = SITUATIONS.get(id);
      if (!situation) throw new Error(`There is no situation "${id}".`);
      return [id, { situation, matches: [], rules: 1, length: 3 }] as const;
    }),
  );

const choose = (likelihoods: Record<string, number>, phrases: string[] = [], ruledOut: string[] = []) =>
  chooseSituation(new Map(Object.entries(likelihoods)), {
    bySituation: phrasesFor(...phrases),
    ruledOut: new Set(ruledOut),
    words: 6,
  }).situation?.id;

describe('chooseSituation', () => {
  it('takes what is clearly likelier than all else', () => {
    expect(choose({ rent: 0, debt: -3, other: -3 })).toBe('rent');
  });

  it('chooses nothing if two unrelated situations are equally likely, or if the text is like those of none', () => {
    expect(choose({ rent: 0, 'exam-soon': 0, 'grief-pet': 0 })).toBeUndefined();
    expect(choose({ rent: -2, other: 0 })).toBeUndefined();
  });

  it('speaks of the parent if only its kind is sure', () => {
    expect(choose({ rent: 0, debt: 0, money: -1, other: -4 })).toBe('money');
  });

  it('lets a phrase that was found decide between likely situations', () => {
    expect(choose({ rent: 0, 'exam-soon': 0 }, ['exam-soon'])).toBe('exam-soon');
  });

  it('never takes what a phrase excludes, however likely', () => {
    expect(choose({ wedding: 0, breakup: -2 }, [], ['wedding'])).toBe('breakup');
  });

  it('takes what is asked for beside another situation only if nothing else is said', () => {
    expect(choose({ 'pray-for': 0, 'illness-relative': 0 }, ['pray-for', 'illness-relative'])).toBe(
      'illness-relative',
    );
    expect(choose({ 'pray-for': 0, 'illness-relative': -4 }, ['pray-for'])).toBe('pray-for');
  });
});

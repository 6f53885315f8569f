import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import {
  PASSAGES,
  PASSAGES_FOR_DESPAIR,
  PASSAGES_FOR_HARM,
  PASSAGES_FOR_THEME,
  referenceTo,
} from './psalm-passages.ts';

describe('the table of passages', () => {
  it('contains existing Psalms, with verses in ascending order', () => {
    for (const passage of PASSAGES) {
      for (const language of LANGUAGES) {
        const { psalm, verses } = referenceTo(passage, language);
        const [from = 0, to = from] = verses.split('-').map(Number);
        expect(psalm).toBeGreaterThanOrEqual(1);
        expect(psalm).toBeLessThanOrEqual(150);
        expect(from).toBeGreaterThanOrEqual(1);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(to).toBeLessThanOrEqual(176);
      }
    }
  });

  it('uses every passage at least once and repeats none within a theme', () => {
    const lists = [...Object.values(PASSAGES_FOR_THEME), PASSAGES_FOR_DESPAIR, PASSAGES_FOR_HARM];
    expect(new Set(lists.flat())).toEqual(new Set(PASSAGES));
    for (const list of lists) expect(new Set(list).size).toBe(list.length);
  });
});

describe('referenceTo', () => {
  it('counts the title as a verse only for French Bibles', () => {
    expect(referenceTo('34:18', 'en')).toEqual({ psalm: 34, verses: '18' });
    expect(referenceTo('34:18', 'pt')).toEqual({ psalm: 34, verses: '18' });
    expect(referenceTo('34:18', 'fr')).toEqual({ psalm: 34, verses: '19' });
    expect(referenceTo('51:10', 'fr')).toEqual({ psalm: 51, verses: '12' });
    expect(referenceTo('42:1-2', 'fr')).toEqual({ psalm: 42, verses: '2-3' });
    expect(referenceTo('121:1-2', 'fr')).toEqual({ psalm: 121, verses: '1-2' });
  });
});

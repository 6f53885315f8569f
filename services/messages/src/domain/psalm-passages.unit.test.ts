import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { HONEST_PASSAGES } from './letters/compose-letter.ts';
import { referenceTo } from './psalm-passages.ts';
import { TABLES } from './psalms/numbering.ts';
import { SITUATIONS } from './situations/situations.ts';

describe('the passages of letters', () => {
  const passages = [...[...SITUATIONS.values()].flatMap(({ psalms }) => psalms), ...HONEST_PASSAGES];

  it.each([...new Set(passages)])('%s exists, in every language', (passage) => {
    const [psalm = 0, from = 0, to = from] = passage.split(/[:-]/).map(Number);
    expect(to).toBeGreaterThanOrEqual(from);
    expect(to).toBeLessThanOrEqual(TABLES.english[psalm - 1]?.verses.length ?? 0);
    for (const language of LANGUAGES) {
      expect(referenceTo(passage, language).verses).toMatch(/^\d+(-\d+)?$/);
    }
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

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanName } from './clean-name.ts';

describe('cleanName', () => {
  it.each([
    ['  Ana   Clara ', 'Ana Clara'],
    ['Ana\nClara', 'Ana Clara'],
    ['Zé', 'Zé'],
    ['Ana Lúcia', 'Ana Lúcia'],
    ['Ana ', 'Ana'],
    ['Ze\u0301', 'Zé'],
    ["O'Brien", "O'Brien"],
    ['Ana.,;', 'Ana'],
    ['(Bia)', 'Bia'],
    ['Léa 🌻', 'Léa 🌻'],
    ['👨‍👩‍👧 Silva', '👨‍👩‍👧 Silva'],
    ['李雷', '李雷'],
    ['<b>Rui</b>', 'bRui/b'],
    ['{name}', 'name'],
    ['Ana\u202eaxat', 'Anaaxat'],
    ['Maria Aparecida da Conceição dos Santos Oliveira', 'Maria Aparecida da Conceição dos Santos'],
  ])('makes %j into %j', (typed, name) => {
    expect(cleanName(typed)).toBe(name);
  });

  it.each(['', '   ', '...', '\u200b', 'https://spam.example', 'me@example.org', 'www.example.org'])(
    'finds no name in %j',
    (typed) => {
      expect(cleanName(typed)).toBe('');
    },
  );

  it('isolates a right-to-left name', () => {
    expect(cleanName('محمد')).toBe('\u2068محمد\u2069');
  });

  it('shortens stacked accents and a single very long word', () => {
    expect(cleanName('a\u0335\u0336\u0337\u0338')).toBe('a\u0335\u0336');
    expect(cleanName('x'.repeat(80))).toBe('x'.repeat(40));
  });

  it('returns one short line for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const name = cleanName(typed);
        expect(name).not.toMatch(/[\n\r<>{}]/);
        expect([...new Intl.Segmenter().segment(name)].length).toBeLessThanOrEqual(42);
      }),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldAny } from './fold-text.ts';
import { foldUsual } from './fold-usual.ts';

describe('foldUsual', () => {
  it.each([
    'NÃO AGUENTO MAIS... “já não” sei – o quê?! Tenho 2 filhos;',
    "j’ai peur de l'école, qu'il parte… mon cœur",
    "I don't know, 'they' said: no!",
    '¿Por qué? ¡Ay, señor! 20 € al día (máx. 5°)',
  ])('reads %j', (typed) => {
    expect(foldUsual(typed)).toBe(foldAny(typed));
  });

  it.each([
    'su1c1de',
    'm@tar',
    "j'en peux+",
    'k i l l',
    'mo\u0301rir',
    'ß',
    'Привет',
    '😀',
    'a'.repeat(5_000),
  ])('leaves %j to the steps for all signs', (typed) => {
    expect(foldUsual(typed)).toBeUndefined();
  });

  it('reads what it reads as the steps for all signs do', () => {
    const unit = fc.constantFrom(..."aabcjlqu  ..!?;,''’_+*@01éÇñœŒæªº²…–“»´`\u00ad\u0301\nK😀");
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), (typed) => {
        const folded = foldUsual(typed);
        if (folded !== undefined) expect(folded).toBe(foldAny(typed));
      }),
      { numRuns: 2_000 },
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldText, tokenise } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['NÃO AGUENTO MAIS', 'nao aguento mais'],
    ['cœur brisé', 'coeur brise'],
    ['quiero morrrriiiir', 'quiero morir'],
    ["don't", 'dont'],
    ["j’ai peur de l'école", 'j ai peur de l ecole'],
    ['su1c1d3', 'suicide'],
    ['su*cide', 'sucide'],
    ['k i l l myself', 'kil myself'],
    ['m-o-r-i-r', 'morir'],
    ['ｋｉｌｌ me', 'kil me'],
    ['at 10 pm', 'at 10 pm'],
    ['a1b2 3c 45 $', 'aib2 ec 45'],
    ['¿mo\u0301rir? “qué” …', 'morir . que'],
    ['sozinha... e só', 'sozinha e so'],
    ['Fim. Acabou!', 'fim . acabou .'],
    ["j'en peux+", 'j en peux +'],
    ['   ', ''],
  ])('reads %j as %j', (typed, folded) => {
    expect(foldText(typed)).toBe(folded);
  });

  it('ignores signs that only hide a word', () => {
    expect(foldText('mo\u200brrer\u202e')).toBe('morer');
  });

  it('leaves no space and no capital inside a word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        const once = tokenise(foldText(typed));
        expect(once.every((word) => !/[\sA-Z]/.test(word))).toBe(true);
      }),
    );
  });
});

describe('tokenise', () => {
  it('keeps sentence ends', () => {
    expect(tokenise('nao quero . fim')).toEqual(['nao', 'quero', '.', 'fim']);
  });

  it('returns no words for an empty text', () => {
    expect(tokenise(foldText(''))).toEqual([]);
  });
});

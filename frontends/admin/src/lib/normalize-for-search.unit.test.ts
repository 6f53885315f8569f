import { describe, expect, it } from '@jest/globals';
import { normalizeForSearch } from './normalize-for-search.ts';

describe('a search', () => {
  it.each(['coração', 'CORACAO', 'corac\u0327a\u0303o', 'cora\u00adção\u200b', '\u202acoração\u202c'])(
    'finds the same as %j',
    (typed) => {
      expect(normalizeForSearch(typed)).toBe('coracao');
    },
  );

  it('finds words with joiners by letters alone', () => {
    expect(normalizeForSearch('می\u200cخواهم')).toBe(normalizeForSearch('میخواهم'));
  });
});

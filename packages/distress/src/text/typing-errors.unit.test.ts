import { describe, expect, it } from '@jest/globals';
import { withTypingError } from './typing-errors.ts';

describe('withTypingError', () => {
  it('gives a missing letter, two swapped letters and a neighbouring key, each once', () => {
    expect(withTypingError('vie')).toEqual(['ve', 'vei', 'vue', 'voe', 'vke', 'vi', 'viw', 'vir', 'vid']);
  });

  it('keeps the first letter and never gives the word itself', () => {
    const typed = withTypingError('kill');
    expect(typed.every((word) => word.startsWith('k'))).toBe(true);
    expect(typed).not.toContain('kill');
  });
});

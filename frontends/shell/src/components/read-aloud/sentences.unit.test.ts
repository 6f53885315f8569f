import { describe, expect, it } from '@jest/globals';
import { sentencesOf } from './sentences.ts';

describe('what a voice says in one go', () => {
  it('is a sentence with its closing marks', () => {
    expect(sentencesOf('Ana, respire. “Tudo passa!” Será?\n\nO Salmo 121 é para hoje…')).toEqual([
      'Ana, respire.',
      '“Tudo passa!”',
      'Será?',
      'O Salmo 121 é para hoje…',
    ]);
  });

  it('does not end at a full stop inside a reference', () => {
    expect(sentencesOf('Leia 23.1 com calma.')).toEqual(['Leia 23.1 com calma.']);
  });

  it('is at most 160 characters, and all words are said once and in order', () => {
    const long = `${'uma palavra depois da outra, '.repeat(20)}e fim. ${'x'.repeat(400)} ${'sem vírgula '.repeat(40)}`;
    const pieces = sentencesOf(long);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(160);
    expect(pieces.join('').replace(/\s/g, '')).toBe(long.replace(/\s/g, ''));
    expect(pieces[0]).toMatch(/,$/);
  });

  it.each(['', '\n\n', '… . !', '🙏'])('is nothing for %j', (text) => {
    expect(sentencesOf(text)).toEqual([]);
  });
});

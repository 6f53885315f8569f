import { describe, expect, it } from '@jest/globals';
import { aPsalter } from '../../../test/a-psalter.ts';
import { dropInexactQuotations } from './drop-inexact-quotations.ts';
import { prepareForSearch } from './searchable-psalter.ts';

const psalter = aPsalter({ language: 'en' });
const searchable = prepareForSearch({
  ...psalter,
  psalms: psalter.psalms.with(22, {
    first: 1,
    verses: ['The LORD is my shepherd; I shall not want.', ...(psalter.psalms[22]?.verses.slice(1) ?? [])],
  }),
});
const drop = (text: string) => dropInexactQuotations(text, searchable, 'en');

describe('quotations in a letter', () => {
  it.each([
    'The Psalm says “The LORD is my shepherd; I shall not want.” That is enough for today.',
    'It says "I shall not want", and so may you.',
    'It says «The LORD is my shepherd», no more.',
    'The word “shepherd” is an old one. Don’t be afraid of it, it’s the people’s own.',
    'No quotation at all. Only two sentences.',
  ])('stay if they are exact, or single words: %s', (text) => {
    expect(drop(text)).toBe(text);
  });

  it.each([
    ['“The Lord is my shepherd, I lack nothing.”'],
    ['"The LORD is my good shepherd."'],
    ['«I shall never want anything»'],
    ['‘The LORD is my friend’s shepherd’'],
    ["'The LORD is my friend and shepherd'"],
    ['„The LORD is your shepherd“'],
    ['“The LORD is mine. I shall not want.”'],
    ['“The LORD is everywhere with you'],
    ['“Lord, help me through the night”'],
  ])('are left out with their sentence if they are not: %s', (quotation) => {
    const letter = `Dear Ana.\n\nIt is hard. The Psalm says ${quotation}\n\nRest today.`;
    expect(drop(letter)).toBe('Dear Ana.\n\nIt is hard.\n\nRest today.');
  });

  it.each([
    'As the Psalm says, the LORD is my shepherd; I shall not want. Rest in that.',
    'Remember: The LORD is my shepherd; I shall not want.',
    'A shepherd does not want his flock to be lost, and the LORD is like that.',
  ])('without marks stay if they are exact, as do paraphrases: %s', (text) => {
    expect(drop(text)).toBe(text);
  });

  it.each([
    'The LORD is my shepherd; I shall never want.',
    'As it is written, the Lord is my good shepherd; I shall not want.',
    'David says: the LORD is a shepherd; I shall not want.',
  ])('without marks are left out if they are not exact: %s', (quotation) => {
    expect(drop(`Dear Ana.\n\nIt is hard. ${quotation}\n\nRest today.`)).toBe(
      'Dear Ana.\n\nIt is hard.\n\nRest today.',
    );
  });

  it('leave no empty paragraph behind', () => {
    expect(drop('Dear Ana.\n\n“The LORD is with everyone.”\n\nRest today.')).toBe('Dear Ana.\n\nRest today.');
  });
});

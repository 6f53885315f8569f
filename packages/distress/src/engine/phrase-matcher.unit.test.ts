import { describe, expect, it } from '@jest/globals';
import { foldText, tokenise } from '../text/fold-text.ts';
import { compilePhrases } from './phrase-matcher.ts';

function matches(phrase: string, text: string, groups = {}): boolean {
  return compilePhrases([['found', [phrase]]], groups).find(tokenise(foldText(text))).length > 0;
}

describe('compilePhrases', () => {
  it.each([
    ['a word of a group', '<who> .. ill', 'my dear mother is very ill', { who: 2 }],
    ['one of these words', 'the <what=exam|test> .. tomorrow', 'the test is tomorrow', { what: 1 }],
    ['a word near', 'biopsy & <who>', 'the biopsy of my father', { who: 4 }],
    ['the nearest of two', 'biopsy & <who>', 'my mother had a biopsy like my poor father', { who: 1 }],
    ['nothing where the word may be missing', 'is ill <who>?', 'who is ill', {}],
  ])('captures %s', (_, phrase, text, captures) => {
    const matcher = compilePhrases([['found', [phrase]]], { who: 'mother|father' });
    expect(matcher.find(tokenise(foldText(text)))[0]?.captures).toEqual(captures);
  });

  it.each([
    ['plain words next to each other', 'want to die', 'I want to die', true],
    ['not with a word in between', 'want to die', 'I want not to die', false],
    ['either of two words', 'hate|despise this', 'we despise this', true],
    ['a stem', 'suicid*', 'suicidal', true],
    ['a stem only from the beginning of a word', 'cid*', 'suicidal', false],
    ['a word that may be missing', 'my own? life', 'my life', true],
    ['up to three words in between', 'end .. life', 'end this sad little life', true],
    ['not four', 'end .. life', 'end this sad and little life', false],
    ['six with two gaps', 'end .. .. life', 'end this sad and so very little life', true],
    ['no gap across a sentence', 'end .. life', 'That is the end. My life goes on', false],
    ['a word near, after it', 'rope & bought', 'the rope that I bought', true],
    ['a word near, before it', 'rope & bought', 'I bought some rope', true],
    ['every word that must be near', 'rope & bought & neck', 'I bought some rope', false],
    ['a word near only within ten words', 'rope & bought', `rope ${'lay '.repeat(10)} bought`, false],
    ['a word near only in the same sentence', 'rope & bought', 'I bought it. The rope broke', false],
    ['accents, capitals and repeated letters', 'não aguento', 'NAOOO AGUENTO', true],
  ])('finds %s', (_, phrase, text, found) => {
    expect(matches(phrase, text)).toBe(found);
  });

  it('replaces a named group', () => {
    expect(matches('$want to go', 'I wish to go', { want: 'want|wish' })).toBe(true);
  });

  it('returns the position and the label of a match', () => {
    const matcher = compilePhrases([['end', ['b .. d']]]);
    expect(matcher.find(['a', 'b', 'c', 'd'])).toEqual([{ label: 'end', start: 1, end: 4 }]);
  });

  it('refuses an unknown group, a phrase that may be empty and a stem of two letters', () => {
    expect(() => compilePhrases([['x', ['$nobody hits']]])).toThrow('unknown group');
    expect(() => compilePhrases([['x', ['maybe? hits']]])).toThrow('always there');
    expect(() => compilePhrases([['x', ['he hi*']]])).toThrow('too short');
  });
});

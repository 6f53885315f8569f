import { describe, expect, it } from '@jest/globals';
import { cleanLine, cleanText, readableLine, readableText } from './clean-text.ts';

/** `U+0041` for each character. */
const named = (text: string) =>
  [...text].map((one) => `U+${one.codePointAt(0)?.toString(16).padStart(4, '0')}`);

describe('a text of a person', () => {
  it.each([
    ['a line break of Word', 'um\u000bdois', 'um\ndois'],
    ['a page break of a PDF', 'um\u000cdois', 'um\ndois'],
    ['line and paragraph separators', 'um\u2028dois\u2029três', 'um\ndois\ntrês'],
    ['line ends of Windows and of old systems', 'um\r\ndois\rtrês\u0085quatro', 'um\ndois\ntrês\nquatro'],
    ['controls', 'a\u0000b\u0002c\u001fd\u007fe\u009cf', 'abcdef'],
    ['a byte order mark', '\ufeffOlá', 'Olá'],
    ['zero-width spaces and soft hyphens', 'cora\u00adção\u200b\u2060 de\u200c mãe', 'coração de mãe'],
    ['a lone half of an emoji', 'paz \ud83d e \ude4f luz', 'paz  e  luz'],
    ['the mark of an embedded object', 'foto \ufffc aqui', 'foto  aqui'],
    ['an override of the direction', 'abc\u202edef\u202c', 'abcdef'],
    ['decomposed accents', 'corac\u0327a\u0303o', 'coração'],
    ['a variation selector beside nothing', '\ufe0f a', ' a'],
    ['tags without a flag', 'a\u{e0041}\u{e007f}b', 'ab'],
  ])('loses or mends %s', (_, typed, clean) => {
    expect(named(cleanText(typed))).toEqual(named(clean));
    expect(cleanText(clean)).toBe(clean);
  });

  it.each([
    ['tabs and line feeds', 'a\n\tb\n\nc'],
    ['a family, a heart on fire, a nurse', '👩‍👩‍👧 ❤️‍🔥 👩🏽‍⚕️ 🏳️‍🌈 1️⃣'],
    ["Scotland's flag", '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['a Persian word', 'می‌خواهم'],
    ['words of Hindi, Sinhala and Malayalam', 'क्‍ष ශ්‍රී ന്‍'],
    ['marks that order two directions', 'שלום \u200fabc\u2068עולם\u2069!'],
    ['quotes, dashes and emoji', '“Paz” — ‘luz’… 🙏'],
    ['private letters and Braille', '\uf8ff ⠓⠑⠇⠇⠕'],
  ])('keeps %s', (_, typed) => {
    expect(named(cleanText(typed))).toEqual(named(typed));
  });

  it('is one line as a name, without any mark of direction', () => {
    expect(cleanLine('Ana\r\n\tMaria  Silva\u202e\u2066\u200f')).toBe('Ana Maria  Silva');
  });

  it.each([
    '',
    ' \n\t',
    '\u3164',
    '\u2800\u2800',
    '\u0301',
    '\u200d',
    '\u115f\u1160',
    '\u00ad\u034f',
    '\u{1d159}',
  ])('is not visible as %j', (typed) => {
    expect([readableText(typed), readableLine(typed)]).toEqual(['', '']);
  });

  it.each(['a', '!', '🙏', '\uf8ff', '祈', '7', 'ना'])('is visible as %s', (typed) => {
    expect([readableText(` ${typed} `), readableLine(typed)]).toEqual([typed, typed]);
  });

  it.each([' ', '\u200d', '\u200b', 'a\u200d', '\n', '\u202e', '\u0301', '\u{e0061}'])(
    'is cleaned in linear time: 120,000 times %j',
    (part) => {
      const typed = part.repeat(120_000);
      const clean = cleanLine(typed);
      expect(cleanLine(clean)).toBe(clean);
    },
    10_000,
  );
});

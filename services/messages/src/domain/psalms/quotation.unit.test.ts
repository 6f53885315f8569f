import { describe, expect, it } from '@jest/globals';
import { aPsalter } from '../../../test/a-psalter.ts';
import { ALTERATION_NAMES, alter, aQuotation } from '../../../test/altered-quotations.ts';
import { seededRandom } from '../../../test/seeded-random.ts';
import { verifyQuotation } from './quotation.ts';
import { prepareForSearch } from './searchable-psalter.ts';

/** An edition whose Psalm 23 and 117 are these words, with invented ones elsewhere. */
function psalterWith(words: Readonly<Record<number, readonly string[]>>) {
  const psalter = aPsalter({ language: 'en' });
  return {
    ...psalter,
    psalms: psalter.psalms.map((text, index) => ({ ...text, verses: words[index + 1] ?? text.verses })),
  };
}

const KING_JAMES = psalterWith({
  23: [
    'The LORD is my shepherd; I shall not want.',
    'He maketh me to lie down in green pastures: he leadeth me beside the still waters.',
    'He restoreth my soul: he leadeth me in the paths of righteousness for his name’s sake.',
    'Yea, though I walk through the valley of the shadow of death, I will fear no evil: for thou art with me; thy rod and thy staff they comfort me.',
    'Thou preparest a table before me in the presence of mine enemies: thou anointest my head with oil; my cup runneth over.',
    'Surely goodness and mercy shall follow me all the days of my life: and I will dwell in the house of the LORD for ever.',
  ],
  117: [
    'O praise the LORD, all ye nations: praise him, all ye people.',
    'For his merciful kindness is great toward us: and the truth of the LORD endureth for ever. Praise ye the LORD.',
  ],
});
const kingJames = prepareForSearch(KING_JAMES);
const verify = (text: string) => verifyQuotation(kingJames, text);

describe('an exact quotation', () => {
  it.each([
    ['The LORD is my shepherd; I shall not want.', '23', '1'],
    ['I will fear no evil: for thou art with me', '23', '4'],
    ['“I will fear no evil: for thou art with me.”', '23', '4'],
    ["  the paths of\nrighteousness for his name's sake ", '23', '3'],
    ['my cup runneth over. Surely goodness and mercy', '23', '5-6'],
    ['… all ye nations: praise him, …', '117', '1'],
  ])('%s', (text, psalm, verses) => {
    expect(verify(text)).toMatchObject({ result: 'exact', passage: { psalm: Number(psalm), verses } });
  });

  it('comes with the whole verses, their edition and its licence', () => {
    expect(verify('I shall not want')).toEqual({
      result: 'exact',
      passage: {
        psalm: 23,
        verses: '1',
        text: 'The LORD is my shepherd; I shall not want.',
        edition: 'An Edition',
        licence: 'Public domain',
        numbering: 'english',
      },
    });
  });
});

describe('an altered quotation', () => {
  it.each([
    ['The Lord is my shepherd; I shall not want.', 'Lord', 'LORD', 4],
    ['The LORD is my shepherd, I shall not want.', 'shepherd,', 'shepherd;', 15],
    ['The LORD is my good shepherd; I shall not want.', 'good', '', 15],
    ['The LORD is shepherd; I shall not want.', '', 'my', 11],
    ['The LORD is my shepherd; I shall not wait.', 'wait.', 'want.', 37],
  ])('%s', (text, quoted, printed, at) => {
    expect(verify(text)).toMatchObject({
      result: 'altered',
      passage: { psalm: 23, verses: '1' },
      differences: [{ at, quoted, printed }],
    });
  });

  it('says every place', () => {
    const modern =
      'Even though I walk through the valley of the shadow of death, I will fear no evil, for you are with me';
    expect(verify(modern)).toMatchObject({
      result: 'altered',
      passage: { psalm: 23, verses: '4' },
      differences: [
        { quoted: 'Even', printed: 'Yea,' },
        { quoted: 'evil,', printed: 'evil:' },
        { quoted: 'you', printed: 'thou' },
        { quoted: 'are', printed: 'art' },
      ],
    });
  });
});

describe('another text', () => {
  it.each([
    ['from another book', 'For God so loved the world, that he gave his only begotten Son'],
    ['about something else', 'I lost my job and I am afraid of tomorrow.'],
    ['of few words', 'Where is the Lord?'],
    ['of punctuation', '“…”'],
    ['a reference', '23:1'],
    ['one long word', 'x'.repeat(2000)],
    ['of frequent words only', 'the '.repeat(500)],
  ])('is not found: %s', (_name, text) => {
    expect(verify(text)).toEqual({ result: 'not_found' });
  });
});

describe('ten thousand quotations', () => {
  const random = seededRandom(20261123);
  const psalter = aPsalter({ language: 'pt', numbering: 'hebrew' });
  const searchable = prepareForSearch(psalter);
  const quotations = Array.from({ length: 10_000 }, () => {
    const quotation = aQuotation(psalter, random);
    return { quotation, altered: alter(quotation.text, random) };
  });

  it('are all called exact as they are printed', () => {
    const refused = quotations.filter(
      ({ quotation }) => verifyQuotation(searchable, quotation.text).result !== 'exact',
    );
    expect(refused).toEqual([]);
  });

  it('are never called exact when they are altered, and nearly always recognised', () => {
    const verified = quotations.map(({ quotation, altered }) => ({
      quotation,
      altered,
      verified: verifyQuotation(searchable, altered.text),
    }));
    expect(verified.filter((one) => one.verified.result === 'exact')).toEqual([]);
    const recognised = verified.filter(
      (one) => one.verified.result === 'altered' && one.verified.passage.psalm === one.quotation.psalm,
    );
    expect(recognised.length).toBeGreaterThan(9_800);
    expect(new Set(recognised.map(({ altered }) => altered.kind))).toEqual(new Set(ALTERATION_NAMES));
  });
});

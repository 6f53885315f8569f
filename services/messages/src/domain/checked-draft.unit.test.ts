import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { aPsalter } from '../../test/a-psalter.ts';
import { INVALID_ANSWERS } from '../../test/provider-answers.ts';
import { SHAPE_LETTERS } from '../../test/shape-letters.ts';
import { checkDrafts, checkedDraft } from './checked-draft.ts';
import { parseProviderAnswer } from './parse-provider-answer.ts';
import { prepareForSearch } from './psalms/searchable-psalter.ts';

const FIRST = 'Dear Ana, it is hard to rest when so much of it is not yet known to you.';
const SECOND = 'That is what this day is for.';

const EDITION = aPsalter({ language: 'en' });
const PSALTER = prepareForSearch({
  ...EDITION,
  psalms: EDITION.psalms.with(22, {
    first: 1,
    verses: ['The LORD is my shepherd. I shall not want.', ...(EDITION.psalms[22]?.verses.slice(1) ?? [])],
  }),
});

/** All that is shown of a text that grows sign by sign. */
function shownOf(text: string, psalter?: typeof PSALTER): readonly string[] {
  const shown: string[] = [];
  const check = checkDrafts('en', psalter, ({ message }) => shown.push(message));
  for (let length = 0; length <= text.length; length += 1) check({ message: text.slice(0, length) });
  return shown;
}

describe('the beginning of a letter that is still being written', () => {
  it.each(LANGUAGES)('grows by whole sentences and is the beginning of the letter, in %s', (language) => {
    const { letter } = SHAPE_LETTERS[language];
    const final = parseProviderAnswer({ text: letter }, language)?.message ?? '';
    const shown = new Set<string>();
    for (let length = 0; length <= letter.length; length += 1)
      shown.add(checkedDraft(letter.slice(0, length), language));
    expect(shown.size).toBeGreaterThanOrEqual(5);
    for (const draft of shown)
      expect(draft === '' || (/[.!?]$/u.test(draft) && final.startsWith(draft))).toBe(true);
    expect(checkedDraft(`${letter}\n`, language)).toBe(letter);
  });

  it('shows a sentence when the next one or a line break follows, not a part of one', () => {
    expect(checkedDraft(FIRST, 'en')).toBe('');
    expect(checkedDraft(`${FIRST} `, 'en')).toBe('');
    expect(checkedDraft(`${FIRST} T`, 'en')).toBe(FIRST);
    expect(checkedDraft(`${FIRST}\n`, 'en')).toBe(FIRST);
    expect(checkedDraft(`${FIRST.slice(0, -1)} etc. and so on`, 'en')).toBe('');
  });

  it('waits until the language is known', () => {
    expect(checkedDraft('Dear Ana.\n', 'en')).toBe('');
    expect(checkedDraft(`Dear Ana.\n\n${FIRST}\n`, 'en')).toBe(`Dear Ana.\n\n${FIRST}`);
  });

  it.each(LANGUAGES)('shows nothing of a letter in %s where another language is asked for', (language) => {
    for (const asked of LANGUAGES)
      for (let length = 0; asked !== language && length < SHAPE_LETTERS[language].letter.length; length += 9)
        expect(checkedDraft(SHAPE_LETTERS[language].letter.slice(0, length), asked)).toBe('');
  });

  it.each(Object.entries(INVALID_ANSWERS))('shows nothing that is wrong in a letter that %s', (_, text) => {
    const draft = checkedDraft(`${text}\n`, 'pt');
    expect(draft).not.toContain('https');
    expect(draft).not.toContain('losing');
  });

  it.each([
    'My child, I am with you.',
    'Trust, and you will be healed.',
    'Write to me at https://example.org today.',
    'Call 0800 123 4567 now.',
    'I cannot help with that.',
    'We need to write this {now}.',
    'Never speak as God, as Jesus, as a prophet or as a pastor.',
    '- First, a list.',
    'Isto não é uma carta em inglês, mas é para você.',
  ])('ends before: %s', (sentence) => {
    expect(shownOf(`${FIRST} ${SECOND}\n\n${sentence}\n\n${SECOND}\n`).at(-1)).toBe(`${FIRST} ${SECOND}`);
  });

  it.each([
    ['“The LORD is my shepherd. I shall not want.”'],
    ['"The LORD is my shepherd. I shall not want."'],
    ['«The LORD is my shepherd. I shall not want.»'],
  ])('shows a quotation when it is closed and exact: %s', (quotation) => {
    const text = `${FIRST} We read ${quotation} ${SECOND}\n`;
    const shown = shownOf(text, PSALTER);
    expect(shown).toEqual([FIRST, `${FIRST} We read ${quotation}`, text.trim()]);
  });

  it.each([
    ['“The LORD is my shepherd. I shall need nothing.”'],
    ['"The LORD is my shepherd. I shall need nothing."'],
    ['«The LORD is my shepherd. I shall need nothing.»'],
    ['‘The LORD is my shepherd. It’s enough for me.’'],
    ["'The LORD is my shepherd. I shall need nothing.'"],
    ['“The LORD is my shepherd. And it goes on'],
    ['of old: the LORD is a shepherd and I shall not want.'],
  ])('never shows a part of a quotation that is not exact: %s', (quotation) => {
    const text = `${FIRST} We read ${quotation}\n\n${SECOND}\n\nMy child, rest.\n`;
    for (const draft of shownOf(text, PSALTER)) expect(draft).not.toMatch(/shepherd/);
    expect(shownOf(text, PSALTER).at(-1)).toBe(`${FIRST}\n\n${SECOND}`);
  });
});

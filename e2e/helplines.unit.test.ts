import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  HELPLINE_DIRECTORY,
  type HelplineRegion,
  INTERNATIONAL,
} from '@selah/distress/helplines/helpline-directory';
import { telHref } from '@selah/distress/helplines/helplines';
import { LANGUAGES, type Language, LOCALES } from '@selah/shared/contracts/language-list';
import { loadStrings } from '../frontends/shell/src/locales/load-strings.ts';

const PAGE = join(import.meta.dirname, '..', 'frontends', 'shell', 'index.html');

/** The name for a continent with one number, which is also the international number. */
const EUROPE: Readonly<Record<Language, string>> = { pt: 'Europa', en: 'Europe', es: 'Europa', fr: 'Europe' };

const NUMBER = /\d(?:[\d ]*\d)?/g;

interface Mention {
  readonly region: HelplineRegion;
  readonly numbers: readonly string[];
}

/** The numbers in a text with their country: both are in the same clause. */
function mentionsIn(text: string, language: Language): Mention[] {
  const names = new Intl.DisplayNames(LOCALES[language], { type: 'region' });
  const regions = [...new Set(HELPLINE_DIRECTORY[language].map(({ region }) => region))];
  const placeOf = (clause: string) =>
    clause.includes(EUROPE[language])
      ? INTERNATIONAL
      : regions.find((region) => region !== INTERNATIONAL && clause.includes(names.of(region) ?? region));
  const numbersOf = (clause: string): string[] => clause.match(NUMBER) ?? [];

  return text.split(/[.;]/).flatMap((sentence) => {
    const clauses = [''];
    for (const piece of sentence.split(',')) {
      const last = clauses.pop() ?? '';
      const isWhole = placeOf(last) !== undefined && numbersOf(last).length > 0;
      clauses.push(...(isWhole && placeOf(piece) !== undefined ? [last, piece] : [`${last},${piece}`]));
    }
    return clauses
      .map((clause) => ({ region: placeOf(clause) ?? `nowhere in “${clause}”`, numbers: numbersOf(clause) }))
      .filter(({ numbers }) => numbers.length > 0);
  });
}

/** The numbers of a text, as `region number`, that the directory lacks in this language. */
function unknownIn(mentions: readonly Mention[], language: Language): string[] {
  const known = new Set(
    HELPLINE_DIRECTORY[language].map(({ region, phone }) => `${region} ${telHref(phone)}`),
  );
  return mentions
    .flatMap(({ region, numbers }) => numbers.map((number) => `${region} ${telHref(number)}`))
    .filter((mentioned) => !known.has(mentioned));
}

describe.each(LANGUAGES)('a text in %s with phone numbers outside of the list', (language) => {
  it('has numbers of the list, for pages without JavaScript', async () => {
    const html = await readFile(PAGE, 'utf8');
    const text = new RegExp(`<p lang="${LOCALES[language]}">([^<]*)</p>`).exec(html)?.[1] ?? '';
    const mentions = mentionsIn(text, language);
    expect(mentions.length).toBeGreaterThan(0);
    expect(unknownIn(mentions, language)).toEqual([]);
  });

  it('has numbers of the list, one to talk and one for emergencies, for when the list cannot be downloaded', async () => {
    const { support } = await loadStrings(language);
    const mentions = mentionsIn(support.withoutList, language);
    expect(unknownIn(mentions, language)).toEqual([]);
    const [home] = HELPLINE_DIRECTORY[language];
    const first = mentions.find(({ region }) => region === home?.region);
    const kinds = HELPLINE_DIRECTORY[language]
      .filter(({ region, phone }) => region === home?.region && first?.numbers.includes(phone))
      .map((line) => line.kinds.length);
    expect(new Set(kinds).size).toBe(2);
  });
});

describe('reading numbers in a text', () => {
  it('finds the country of each number', () => {
    const text =
      'Call 988 or 911 in the United States, 116 123 in the United Kingdom; 112 in Europe. In Canada, call 1.';
    expect(mentionsIn(text, 'en')).toEqual([
      { region: 'US', numbers: ['988', '911'] },
      { region: 'GB', numbers: ['116 123'] },
      { region: INTERNATIONAL, numbers: ['112'] },
      { region: 'CA', numbers: ['1'] },
    ]);
    expect(unknownIn([{ region: 'US', numbers: ['999'] }], 'en')).toEqual(['US tel:999']);
  });
});

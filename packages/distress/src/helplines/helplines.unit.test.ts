import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import fc from 'fast-check';
import { DISTRESS_KINDS } from '../engine/distress-kinds.ts';
import { HELPLINE_DIRECTORY } from './helpline-directory.ts';
import { HELPLINES_REVIEWED_ON, helplinesAge, helplinesFor, telHref } from './helplines.ts';

const phones = (options: Parameters<typeof helplinesFor>[0]) =>
  helplinesFor(options).map(({ phone }) => phone);

describe('helplinesFor', () => {
  it('returns a region’s own lines, emergency numbers first', () => {
    expect(phones({ language: 'pt', region: 'BR' })).toEqual(['192', '190', '188', '180', '100']);
    expect(phones({ language: 'fr', region: 'ch' })).toEqual(['144', '117', '143', '142', '147']);
  });

  it('omits lines for other needs, never the emergency numbers', () => {
    expect(phones({ language: 'pt', region: 'BR', kinds: ['suicide'] })).toEqual(['192', '190', '188']);
    expect(phones({ language: 'en', region: 'GB', kinds: ['abuse'] })).toEqual([
      '999',
      '0808 2000 247',
      '0800 1111',
    ]);
  });

  it('returns the lines of the region, also when it has none in the language', () => {
    expect(phones({ language: 'pt', region: 'US' })).toContain('988');
    expect(phones({ language: 'es', region: 'US' })).toContain('988');
  });

  it('returns an international line for a region without lines', () => {
    expect(helplinesFor({ language: 'en', region: 'AQ' })).toEqual([
      expect.objectContaining({ phone: '112', url: 'https://findahelpline.com' }),
    ]);
  });

  it('returns the same when it is asked again, and another list for an empty region than for none', () => {
    const asked = [undefined, '', 'AQ', 'BR', 'br ', undefined].map((region) =>
      phones({ language: 'pt', ...(region !== undefined && { region }) }),
    );
    const [anywhere, empty, unknown, brazil, typed, again] = asked;
    expect(empty).toEqual(unknown);
    expect(empty).not.toEqual(anywhere);
    expect(typed).toEqual(brazil);
    expect(again).toEqual(anywhere);
  });

  it('without a region begins with the first country of the language, with country names', () => {
    const lines = helplinesFor({ language: 'pt', kinds: ['suicide'] });
    expect(lines.map(({ phone }) => phone)).toEqual(['192', '190', '188', '112', '1411', '112']);
    expect(lines[2]?.name).toMatch(/ \(Brasil\)$/);
    expect(lines[4]?.name).toBe('Linha Nacional de Prevenção do Suicídio (Portugal)');
  });

  it('always returns at least one line that matches the contract', () => {
    const options = fc.record(
      {
        language: fc.constantFrom(...LANGUAGES),
        region: fc.oneof(
          fc.constantFrom('BR', 'GB', 'CA', 'MX', 'INTERNATIONAL'),
          fc.string({ maxLength: 4 }),
        ),
        kinds: fc.subarray([...DISTRESS_KINDS], { minLength: 1 }),
      },
      { requiredKeys: ['language'] },
    );
    fc.assert(
      fc.property(options, (wanted) => {
        const lines = helplinesFor(wanted);
        expect(lines.length).toBeGreaterThan(0);
        for (const { name, phone, url } of lines) {
          expect(name).not.toBe('');
          expect(telHref(phone)).toMatch(/^(tel|sms):[\d*]+$/);
          expect(url === undefined || URL.canParse(url)).toBe(true);
        }
      }),
    );
  });
});

describe('the directory', () => {
  it('has an emergency number for each region of each language', () => {
    for (const language of LANGUAGES) {
      for (const region of new Set(HELPLINE_DIRECTORY[language].map((entry) => entry.region))) {
        const lines = HELPLINE_DIRECTORY[language].filter((entry) => entry.region === region);
        expect(lines.some(({ kinds }) => kinds.length === DISTRESS_KINDS.length)).toBe(true);
      }
    }
  });

  it('has a source and a date of review for each line', () => {
    for (const entry of LANGUAGES.flatMap((language) => HELPLINE_DIRECTORY[language])) {
      expect(URL.canParse(entry.source)).toBe(true);
      expect(entry.reviewedOn).toBe(HELPLINES_REVIEWED_ON);
    }
  });
});

describe('telHref', () => {
  it.each([
    ['188', 'tel:188'],
    ['1-800-799-7233', 'tel:18007997233'],
    ['*4141', 'tel:*4141'],
    ['213 544 545', 'tel:213544545'],
    ['SMS 741741', 'sms:741741'],
  ])('turns %s into %s', (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });
});

describe('helplinesAge', () => {
  it('counts whole days since the last review', () => {
    const reviewed = new Date(HELPLINES_REVIEWED_ON);
    expect(helplinesAge(reviewed)).toBe(0);
    expect(helplinesAge(new Date(reviewed.getTime() + 181 * 86_400_000 + 1))).toBe(181);
  });
});

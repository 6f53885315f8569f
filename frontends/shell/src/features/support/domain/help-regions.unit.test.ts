import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { ANOTHER_REGION, regionFromTags, regionFromTimeZone, regionOptions } from './help-regions.ts';

describe('the region of a browser', () => {
  it.each([
    [['pt-BR', 'en-US'], 'BR'],
    [['fr', 'fr-ca'], 'CA'],
    [['zh-Hant-TW'], 'TW'],
    [['pt', 'en'], undefined],
    [['es-419'], undefined],
    [['', '*', 'x-klingon', 'pt-BRASIL'], undefined],
    [[], undefined],
  ] as const)('of %j is %s', (tags, region) => {
    expect(regionFromTags(tags)).toBe(region);
  });
});

describe('the region of a clock', () => {
  it.each([
    ['America/Sao_Paulo', 'BR'],
    ['America/Argentina/Cordoba', 'AR'],
    ['America/Mexico_City', 'MX'],
    ['Europe/Lisbon', 'PT'],
    ['Asia/Calcutta', 'IN'],
    ['America/Toronto', 'CA'],
    ['Africa/Lagos', undefined],
    ['UTC', undefined],
  ])('in %s is %s', (timeZone, region) => {
    // Of several names for one zone a browser uses the same everywhere.
    const { timeZone: asNamedHere } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions();
    expect(regionFromTimeZone(asNamedHere)).toBe(region);
  });

  it('is unknown where the browser does not know the time zones of a region', () => {
    const known = Object.getOwnPropertyDescriptors(Intl.Locale.prototype);
    for (const name of ['getTimeZones', 'timeZones']) Reflect.deleteProperty(Intl.Locale.prototype, name);
    try {
      expect(regionFromTimeZone('America/Sao_Paulo')).toBeUndefined();
    } finally {
      Object.defineProperties(Intl.Locale.prototype, known);
    }
  });
});

describe.each(LANGUAGES)('the countries on offer in %s', (language) => {
  const options = regionOptions(language);

  it('are each there once, by name and in the order of the alphabet', () => {
    const names = options.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, language)));
    expect(options.some(({ region, name }) => region === name)).toBe(false);
  });

  it('do not show what stands for another country as one', () => {
    expect(options.map(({ region }) => region)).not.toContain(ANOTHER_REGION);
    expect(options.map(({ region }) => region)).toEqual(
      expect.arrayContaining(['BR', 'PT', 'US', 'MX', 'FR']),
    );
  });
});

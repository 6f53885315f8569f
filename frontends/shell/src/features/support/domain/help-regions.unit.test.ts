import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { ANOTHER_REGION, regionFromTags, regionFromTimeZone, regionOptions } from './help-regions.ts';

describe('the region of the browser’s languages', () => {
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

describe('the region of the time zone', () => {
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
    // A zone may have several names; the browser may return another one than it was given.
    const { timeZone: asNamedHere } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions();
    expect(regionFromTimeZone(asNamedHere)).toBe(region);
  });

  it('is undefined when the browser does not know the time zones of a region', () => {
    const known = Object.getOwnPropertyDescriptors(Intl.Locale.prototype);
    for (const name of ['getTimeZones', 'timeZones']) Reflect.deleteProperty(Intl.Locale.prototype, name);
    try {
      expect(regionFromTimeZone('America/Sao_Paulo')).toBeUndefined();
    } finally {
      Object.defineProperties(Intl.Locale.prototype, known);
    }
  });
});

describe.each(LANGUAGES)('the countries in %s', (language) => {
  const options = regionOptions(language);

  it('are listed once each, by name in alphabetical order', () => {
    const names = options.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, language)));
    expect(options.some(({ region, name }) => region === name)).toBe(false);
  });

  it('do not include the placeholder for other countries', () => {
    expect(options.map(({ region }) => region)).not.toContain(ANOTHER_REGION);
    expect(options.map(({ region }) => region)).toEqual(
      expect.arrayContaining(['BR', 'PT', 'US', 'MX', 'FR']),
    );
  });
});

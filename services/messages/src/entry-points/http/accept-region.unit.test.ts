import { describe, expect, it } from '@jest/globals';
import { regionFromAcceptHeader } from './accept-region.ts';

describe('the region that a browser hints at', () => {
  it.each([
    ['pt-BR,pt;q=0.9,en-US;q=0.8', 'BR'],
    ['pt-PT', 'PT'],
    ['en,es-mx;q=0.7', 'MX'],
    ['zh-Hant-TW,en;q=0.5', 'TW'],
    [' fr-CA ; q=0.3', 'CA'],
  ])('is found in %s', (header, region) => {
    expect(regionFromAcceptHeader(header)).toBe(region);
  });

  it.each(['', 'pt', '*', 'es-419', 'pt-BRAZIL', `${'x'.repeat(500)},pt-BR`, '{"$ne":""}'])(
    'is not made up from %s',
    (header) => {
      expect(regionFromAcceptHeader(header)).toBeUndefined();
    },
  );
});

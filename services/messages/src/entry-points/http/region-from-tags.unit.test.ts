import { describe, expect, it } from '@jest/globals';
import { regionFromTags } from './region-from-tags.ts';

describe('the region that a browser suggests', () => {
  it.each([
    [['pt-BR', 'pt', 'en-US'], 'BR'],
    [['pt-PT'], 'PT'],
    [['en', 'es-mx'], 'MX'],
    [['zh-Hant-TW', 'en'], 'TW'],
  ])('is found in %j', (tags, region) => {
    expect(regionFromTags(tags)).toBe(region);
  });

  it.each([[[]], [['pt', '*']], [['es-419']], [['pt-BRAZIL']], [['{"$ne":""}']]])(
    'is not made up from %j',
    (tags) => {
      expect(regionFromTags(tags)).toBeUndefined();
    },
  );
});

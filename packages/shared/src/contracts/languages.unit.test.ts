import { describe, expect, it } from '@jest/globals';
import { isLanguage, languageFromTags } from './languages.ts';

describe('the language of a caller', () => {
  it('M-178 comes from the first browser language whose prefix is ours', () => {
    expect(languageFromTags(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(languageFromTags(['de', 'ja'])).toBeUndefined();
  });

  it('M-180 is nothing else than one of the four', () => {
    expect(['pt', 'en', 'es', 'fr'].every(isLanguage)).toBe(true);
    expect(['de', 'PT', '', 'constructor', null, 7].some(isLanguage)).toBe(false);
  });
});

import { describe, expect, it } from '@jest/globals';
import { isLanguage, languageFromTags } from './languages.ts';

describe('the language of a caller', () => {
  it('M-178 is that of the first supported browser language', () => {
    expect(languageFromTags(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(languageFromTags(['de', 'ja'])).toBeUndefined();
  });

  it('M-180 is one of the four', () => {
    expect(['pt', 'en', 'es', 'fr'].every(isLanguage)).toBe(true);
    expect(['de', 'PT', '', 'constructor', null, 7].some(isLanguage)).toBe(false);
  });
});

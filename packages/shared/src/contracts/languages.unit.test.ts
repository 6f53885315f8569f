import { describe, expect, it } from '@jest/globals';
import { isLanguage, languageFromAcceptHeader, languageFromTags } from './languages.ts';

describe('the language of a caller', () => {
  it('M-178 comes from the first browser language whose prefix is ours', () => {
    expect(languageFromTags(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(languageFromTags(['de', 'ja'])).toBeUndefined();
  });

  it.each([
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
    ['de, en;q=0.5, es;q=0.7', 'es'],
    ['fr;q=0, en;q=0.1', 'en'],
    ['*', undefined],
    ['', undefined],
    ['x'.repeat(501), undefined],
    [undefined, undefined],
  ])('is read from the header %p as %p', (header, language) => {
    expect(languageFromAcceptHeader(header)).toBe(language);
  });

  it('M-180 is nothing else than one of the four', () => {
    expect(['pt', 'en', 'es', 'fr'].every(isLanguage)).toBe(true);
    expect(['de', 'PT', '', 'constructor', null, 7].some(isLanguage)).toBe(false);
  });
});

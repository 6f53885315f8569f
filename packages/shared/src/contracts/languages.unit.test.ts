import { describe, expect, it } from '@jest/globals';
import { isLanguage, languageFromTags } from './languages.ts';

describe('the language of a caller', () => {
  it('M-178 is that of the first supported browser language', () => {
    expect(languageFromTags(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(languageFromTags(['de', 'ja'])).toBeUndefined();
  });

  it.each([
    // Estonian, Franco-Provençal, Pontic Greek, Old English, Frisian.
    [['est', 'frp', 'ptg', 'ang', 'frr'], undefined],
    [['est', 'fr-BE'], 'fr'],
    [['enm-GB', 'espanol', 'pt'], 'pt'],
    [['pt_BR'], 'pt'],
    [[' PT-br '], 'pt'],
    [['es-419'], 'es'],
    [['', '-', '*'], undefined],
  ])('M-178 is named by the whole first subtag: %j → %s', (tags, language) => {
    expect(languageFromTags(tags)).toBe(language);
  });

  it('M-180 is one of the four', () => {
    expect(['pt', 'en', 'es', 'fr'].every(isLanguage)).toBe(true);
    expect(['de', 'PT', '', 'constructor', null, 7].some(isLanguage)).toBe(false);
  });
});

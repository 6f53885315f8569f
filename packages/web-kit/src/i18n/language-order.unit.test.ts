import { describe, expect, it } from '@jest/globals';
import { chooseLanguage, languageSwitchAddress, readLanguageAddress } from './language-order.ts';

const everySource = { address: 'es', preference: 'fr', lastVideo: 'en', browserTags: ['pt-BR'] };

describe('which language a visitor meets', () => {
  it('M-175 the address wins over everything', () => {
    expect(chooseLanguage(everySource)).toBe('es');
  });

  it('M-176 then the stored preference', () => {
    expect(chooseLanguage({ ...everySource, address: null })).toBe('fr');
  });

  it('M-177 then the language of the last video of the visit', () => {
    expect(chooseLanguage({ ...everySource, address: null, preference: null })).toBe('en');
  });

  it('M-178 then the first of the browser languages that we speak', () => {
    const sources = {
      address: null,
      preference: null,
      lastVideo: null,
      browserTags: ['de-CH', 'fr-CH', 'en'],
    };
    expect(chooseLanguage(sources)).toBe('fr');
  });

  it('M-179 otherwise Portuguese', () => {
    expect(chooseLanguage({ address: null, preference: null, lastVideo: null, browserTags: ['de'] })).toBe(
      'pt',
    );
    expect(chooseLanguage({ address: null, preference: null, lastVideo: null, browserTags: [] })).toBe('pt');
  });

  it.each(['de', '', 'PT', '{"lang":"pt"}', 'null', 'português'])(
    'M-180 passes over %p wherever it stands',
    (text) => {
      const sources = { address: text, preference: text, lastVideo: text, browserTags: ['es-MX'] };
      expect(chooseLanguage(sources)).toBe('es');
    },
  );
});

describe('switching by hand', () => {
  const page = new URL('http://selah.test/user-messages?keep=1#part');

  it('M-028 reloads the same page with the language, a timestamp and the force mark', () => {
    expect(languageSwitchAddress(page, 'fr', 1234).href).toBe(
      'http://selah.test/user-messages?keep=1&lang=fr&t=1234&force_lang=1#part',
    );
  });

  it('Q8 the force mark stores the language and leaves the address as it was', () => {
    const read = readLanguageAddress(languageSwitchAddress(page, 'fr', 1234));
    expect(read).toMatchObject({ language: 'fr', forced: 'fr' });
    expect(read.cleaned?.href).toBe(page.href);
  });

  it('Q8 a plain shared link is for this visit: nothing to store, nothing to clean', () => {
    expect(readLanguageAddress(new URL('http://selah.test/?lang=es'))).toEqual({
      language: 'es',
      forced: undefined,
      cleaned: undefined,
    });
  });

  it('M-180 a forced language that we do not speak is not stored', () => {
    expect(readLanguageAddress(new URL('http://selah.test/?lang=de&force_lang=1')).forced).toBeUndefined();
  });
});

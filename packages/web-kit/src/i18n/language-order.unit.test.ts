import { describe, expect, it } from '@jest/globals';
import { chooseLanguage, languageSwitchAddress, readLanguageAddress } from './language-order.ts';

const everySource = { address: 'es', preference: 'fr', lastVideo: 'en', browserTags: ['pt-BR'] };

describe('the language of a page', () => {
  it('M-175 is that of the address first', () => {
    expect(chooseLanguage(everySource)).toBe('es');
  });

  it('M-176 then that of the stored preference', () => {
    expect(chooseLanguage({ ...everySource, address: null })).toBe('fr');
  });

  it('M-177 then that of the last video', () => {
    expect(chooseLanguage({ ...everySource, address: null, preference: null })).toBe('en');
  });

  it('M-178 then the first supported language of the browser', () => {
    const sources = {
      address: null,
      preference: null,
      lastVideo: null,
      browserTags: ['de-CH', 'fr-CH', 'en'],
    };
    expect(chooseLanguage(sources)).toBe('fr');
  });

  it('M-179 then Portuguese', () => {
    expect(chooseLanguage({ address: null, preference: null, lastVideo: null, browserTags: ['de'] })).toBe(
      'pt',
    );
    expect(chooseLanguage({ address: null, preference: null, lastVideo: null, browserTags: [] })).toBe('pt');
  });

  it.each(['de', '', 'PT', '{"lang":"pt"}', 'null', 'português'])(
    'M-180 ignores %p in any source',
    (text) => {
      const sources = { address: text, preference: text, lastVideo: text, browserTags: ['es-MX'] };
      expect(chooseLanguage(sources)).toBe('es');
    },
  );
});

describe('a manual switch', () => {
  const page = new URL('http://selah.test/user-messages?keep=1#part');

  it('M-028 reloads the same page with the language, a timestamp and force_lang=1', () => {
    expect(languageSwitchAddress(page, 'fr', 1234).href).toBe(
      'http://selah.test/user-messages?keep=1&lang=fr&t=1234&force_lang=1#part',
    );
  });

  it('Q8 force_lang stores the language and is removed from the address', () => {
    const read = readLanguageAddress(languageSwitchAddress(page, 'fr', 1234));
    expect(read).toMatchObject({ language: 'fr', forced: 'fr' });
    expect(read.cleaned?.href).toBe(page.href);
  });

  it('Q8 a plain shared link stores nothing and keeps its address', () => {
    expect(readLanguageAddress(new URL('http://selah.test/?lang=es'))).toEqual({
      language: 'es',
      forced: undefined,
      cleaned: undefined,
    });
  });

  it('M-180 an unsupported forced language is not stored', () => {
    expect(readLanguageAddress(new URL('http://selah.test/?lang=de&force_lang=1')).forced).toBeUndefined();
  });
});

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { DEVICE_KEYS } from '@selah/web-kit/browser/browser-keys';
import { deviceStorage } from '@selah/web-kit/browser/safe-storage';
import {
  announceLanguage,
  type LanguageChange,
  onLanguageChange,
  resolvePageLanguage,
  switchLanguage,
} from '@selah/web-kit/i18n/page-language';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';

withFreshBrowser();
afterEach(() => window.history.replaceState(null, '', '/'));

const openAt = (address: string) => window.history.replaceState(null, '', address);

describe('the language of a page', () => {
  it('Q8 a forced language is stored and removed from the address', () => {
    openAt('/user-messages?lang=fr&t=1&force_lang=1');
    expect(resolvePageLanguage()).toBe('fr');
    expect(window.localStorage.getItem('language')).toBe('fr');
    expect(window.location.href).toMatch(/\/user-messages$/);
    expect(resolvePageLanguage()).toBe('fr');
  });

  it('Q8 a forced language stays in the address when the browser cannot store it', () => {
    const storing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    openAt('/user-messages?lang=fr&t=1&force_lang=1');
    expect(resolvePageLanguage()).toBe('fr');
    storing.mockRestore();
    deviceStorage.remove(DEVICE_KEYS.language);
    expect(window.location.href).toMatch(/\/user-messages\?lang=fr$/);
  });

  it('Q8 the language of a shared link applies to this visit and changes no preference', () => {
    window.localStorage.setItem('language', 'fr');
    openAt('/?lang=es');
    expect(resolvePageLanguage()).toBe('es');
    expect(window.localStorage.getItem('language')).toBe('fr');
  });

  it('M-177 follows the last video of the visit when nothing was chosen', () => {
    window.sessionStorage.setItem('lastVideoLanguage', 'es');
    expect(resolvePageLanguage()).toBe('es');
  });

  it('M-180 ignores invalid languages', () => {
    window.localStorage.setItem('language', '{"$ne":""}');
    openAt('/?lang=de&force_lang=1');
    expect(resolvePageLanguage()).toBe('en');
    expect(window.location.search).toBe('');
  });
});

describe('M-028 the language switcher', () => {
  it('stores the choice, announces it as manual, and reloads the page', () => {
    const heard: LanguageChange[] = [];
    const stop = onLanguageChange((change) => heard.push(change));
    const loaded: URL[] = [];
    openAt('/?keep=1');
    switchLanguage('es', (address) => loaded.push(address));
    stop();
    expect(window.localStorage.getItem('language')).toBe('es');
    expect(heard).toEqual([{ language: 'es', manual: true }]);
    expect([...(loaded[0]?.searchParams.keys() ?? [])]).toEqual(['keep', 'lang', 't', 'force_lang']);
    expect(loaded[0]?.searchParams.get('force_lang')).toBe('1');
  });

  it('listeners are called for changes only, and not after they unsubscribed', () => {
    const heard: LanguageChange[] = [];
    const stop = onLanguageChange((change) => heard.push(change));
    window.dispatchEvent(new CustomEvent('language-changed', { detail: { language: 'de', manual: false } }));
    window.dispatchEvent(new Event('language-changed'));
    stop();
    announceLanguage({ language: 'pt', manual: false });
    expect(heard).toEqual([]);
  });
});

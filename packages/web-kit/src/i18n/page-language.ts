import { isLanguage, type Language } from '@selah/shared/contracts/language-list';
import { DEVICE_KEYS, VISIT_KEYS } from '../browser/browser-keys.ts';
import { deviceStorage, visitStorage } from '../browser/safe-storage.ts';
import { chooseLanguage, languageSwitchAddress, readLanguageAddress } from './language-order.ts';

/** Fired on `window` whenever the language changes; a change by hand is followed by a reload (M-028, M-181). */
export const LANGUAGE_CHANGED = 'language-changed';

export interface LanguageChange {
  readonly language: Language;
  readonly manual: boolean;
  /** Passes the pause between two changes (M-183). */
  readonly forced?: boolean;
  /** Ends what another change began (M-184). */
  readonly immediate?: boolean;
}

/** Decides the language of this page view, stores a forced one and tidies the address (Q8). */
export function resolvePageLanguage(): Language {
  const address = readLanguageAddress(new URL(window.location.href));
  if (address.forced) {
    deviceStorage.write(DEVICE_KEYS.language, address.forced);
    // Where nothing can be stored the address remembers, so that a reload speaks the same.
    if (!deviceStorage.isPersistent()) address.cleaned?.searchParams.set('lang', address.forced);
  }
  if (address.cleaned) window.history.replaceState(window.history.state, '', address.cleaned);
  return chooseLanguage({
    address: address.language,
    preference: deviceStorage.read(DEVICE_KEYS.language),
    lastVideo: visitStorage.read(VISIT_KEYS.lastVideoLanguage),
    browserTags: window.navigator.languages ?? [],
  });
}

export function announceLanguage(change: LanguageChange): void {
  window.dispatchEvent(new CustomEvent<LanguageChange>(LANGUAGE_CHANGED, { detail: change }));
}

/** Calls back on each change until the returned function is called. */
export function onLanguageChange(listener: (change: LanguageChange) => void): () => void {
  const heard = (event: Event) => {
    if (event instanceof CustomEvent && isLanguageChange(event.detail)) listener(event.detail);
  };
  window.addEventListener(LANGUAGE_CHANGED, heard);
  return () => window.removeEventListener(LANGUAGE_CHANGED, heard);
}

/** The switch of the header: stores the choice, announces it and reloads the page in it (M-028). */
export function switchLanguage(language: Language, reload: (address: URL) => void = goTo): void {
  deviceStorage.write(DEVICE_KEYS.language, language);
  announceLanguage({ language, manual: true });
  reload(languageSwitchAddress(new URL(window.location.href), language, Date.now()));
}

function goTo(address: URL): void {
  window.location.assign(address);
}

function isLanguageChange(detail: unknown): detail is LanguageChange {
  if (typeof detail !== 'object' || detail === null) return false;
  return 'language' in detail && isLanguage(detail.language) && 'manual' in detail;
}

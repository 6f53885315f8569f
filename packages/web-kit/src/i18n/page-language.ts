import { isLanguage, type Language } from '@selah/shared/contracts/language-list';
import { DEVICE_KEYS, VISIT_KEYS } from '../browser/browser-keys.ts';
import { deviceStorage, visitStorage } from '../browser/safe-storage.ts';
import { chooseLanguage, languageSwitchAddress, readLanguageAddress } from './language-order.ts';

/** Fired on `window` when the language changes. A manual change is followed by a reload (M-028, M-181). */
export const LANGUAGE_CHANGED = 'language-changed';

export interface LanguageChange {
  readonly language: Language;
  readonly manual: boolean;
  /** Skips the minimum interval between changes (M-183). */
  readonly forced?: boolean;
  /** Aborts requests of an earlier change (M-184). */
  readonly immediate?: boolean;
}

/**
 * Determines the language of this page view, stores a forced one and removes the switch's parameters (Q8).
 */
export function resolvePageLanguage(): Language {
  const address = readLanguageAddress(new URL(window.location.href));
  if (address.forced) {
    deviceStorage.write(DEVICE_KEYS.language, address.forced);
    // If nothing can be stored, the address keeps the language for a reload.
    if (!deviceStorage.isPersistent()) address.cleaned?.searchParams.set('lang', address.forced);
  }
  const language = choosePageLanguage();
  if (address.cleaned) window.history.replaceState(window.history.state, '', address.cleaned);
  return language;
}

/** The language of this page view, before anything is stored. */
export function choosePageLanguage(): Language {
  return chooseLanguage({
    address: readLanguageAddress(new URL(window.location.href)).language,
    preference: deviceStorage.read(DEVICE_KEYS.language),
    lastVideo: visitStorage.read(VISIT_KEYS.lastVideoLanguage),
    browserTags: window.navigator.languages ?? [],
  });
}

export function announceLanguage(change: LanguageChange): void {
  window.dispatchEvent(new CustomEvent<LanguageChange>(LANGUAGE_CHANGED, { detail: change }));
}

/** Calls `listener` on each change. Returns a function that removes it. */
export function onLanguageChange(listener: (change: LanguageChange) => void): () => void {
  const heard = (event: Event) => {
    if (event instanceof CustomEvent && isLanguageChange(event.detail)) listener(event.detail);
  };
  window.addEventListener(LANGUAGE_CHANGED, heard);
  return () => window.removeEventListener(LANGUAGE_CHANGED, heard);
}

/** The manual switch: stores the language, fires the event and reloads the page (M-028). */
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

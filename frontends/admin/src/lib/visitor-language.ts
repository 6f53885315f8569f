import type { Language } from '@selah/shared/contracts/language-list';
import { DEVICE_KEYS, VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { deviceStorage, visitStorage } from '@selah/web-kit/browser/safe-storage';
import { chooseLanguage } from '@selah/web-kit/i18n/language-order';

/** The language in which the administrator visits the site, the default for new videos (Q5). */
export function visitorLanguage(): Language {
  return chooseLanguage({
    address: null,
    preference: deviceStorage.read(DEVICE_KEYS.language),
    lastVideo: visitStorage.read(VISIT_KEYS.lastVideoLanguage),
    browserTags: window.navigator.languages ?? [],
  });
}

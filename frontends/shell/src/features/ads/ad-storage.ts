import { DEVICE_KEYS } from '@selah/web-kit/browser/browser-keys';
import { deviceStorage, readJson, writeJson } from '@selah/web-kit/browser/safe-storage';
import { isSlotsInUse, NO_SLOTS, type SlotsInUse } from './domain/ad-places.ts';
import { type Consent, type ConsentRecord, consentFrom, isConsentRecord } from './domain/consent.ts';

/** What the browser stores about ads: the choice, and after a yes the slots that had ad code. */
export const adStorage = {
  consent: (): Consent =>
    consentFrom({
      stored: readJson(deviceStorage, DEVICE_KEYS.adConsent, isConsentRecord),
      browserRefuses: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
      canRemember: deviceStorage.isPersistent(),
    }),
  keepConsent(record: ConsentRecord): void {
    writeJson(deviceStorage, DEVICE_KEYS.adConsent, record);
    if (record.choice === 'refused') deviceStorage.remove(DEVICE_KEYS.adSlots);
  },
  slots: (): SlotsInUse => readJson(deviceStorage, DEVICE_KEYS.adSlots, isSlotsInUse) ?? NO_SLOTS,
  /** Whether the next page reserves space for the header ad from its first paint. */
  expectsHeaderAd: (): boolean => adStorage.slots().header && adStorage.consent().status === 'accepted',
  keepSlots: (slots: SlotsInUse): void => writeJson(deviceStorage, DEVICE_KEYS.adSlots, slots),
};

import { DEVICE_KEYS } from '@selah/web-kit/browser/browser-keys';
import { deviceStorage, readJson, writeJson } from '@selah/web-kit/browser/safe-storage';
import { isSlotsInUse, NO_SLOTS, type SlotsInUse } from './domain/ad-places.ts';
import { type Consent, type ConsentRecord, consentFrom, isConsentRecord } from './domain/consent.ts';

/** What the browser remembers of ads: the choice, and after a yes which slots were in use. */
export const adMemory = {
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
  /** Whether the next page gives the header's ad its room from the start. */
  expectsHeaderAd: (): boolean => adMemory.slots().header && adMemory.consent().status === 'accepted',
  keepSlots: (slots: SlotsInUse): void => writeJson(deviceStorage, DEVICE_KEYS.adSlots, slots),
};

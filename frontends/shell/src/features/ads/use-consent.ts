import { useSelector } from '@selah/web-kit/platform';
import { useAppDispatch } from '../../lib/hooks.ts';
import { adStorage } from './ad-storage.ts';
import { consentChosen, selectConsent } from './ads-slice.ts';
import { CONSENT_VERSION, type Consent, type ConsentChoice } from './domain/consent.ts';

/** The current choice, and a function to change it. */
export function useConsent(): { consent: Consent; choose: (choice: ConsentChoice) => void } {
  const dispatch = useAppDispatch();
  const consent = useSelector(selectConsent);

  function choose(choice: ConsentChoice) {
    const record = { choice, version: CONSENT_VERSION, at: new Date().toISOString() };
    adStorage.keepConsent(record);
    dispatch(consentChosen(record));
  }

  return { consent, choose };
}

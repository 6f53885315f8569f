import { formatDate } from '@selah/web-kit/i18n/format-date';
import { useTranslation } from '@selah/web-kit/platform';
import { useLanguage } from '../../../lib/use-language.ts';
import type { Consent } from '../domain/consent.ts';
import { useConsent } from '../use-consent.ts';
import { ConsentButtons } from './consent-buttons.tsx';

const BY_THE_BROWSER = { browserSignal: 'ads.browserSignal', noStorage: 'ads.noStorage' } as const;

/** The current choice about ads with its date, and both buttons; or why the browser's settings decide. */
export function AdChoice() {
  const { consent, choose } = useConsent();
  const status = useStatusText(consent);
  const chosen = consent.status === 'unasked' ? undefined : consent.status;
  const isVisitorsToChoose = consent.status === 'unasked' || consent.by === 'visitor';
  return (
    <div className="ad-choice">
      <p role="status">{status}</p>
      {isVisitorsToChoose && <ConsentButtons chosen={chosen} onChoose={choose} />}
    </div>
  );
}

function useStatusText(consent: Consent): string {
  const { t } = useTranslation();
  const language = useLanguage();
  if (consent.status === 'unasked') return t('ads.unasked');
  if (consent.by !== 'visitor') return t(BY_THE_BROWSER[consent.by]);
  const date = formatDate(new Date(consent.at), language, 'long');
  return t(consent.status === 'accepted' ? 'ads.accepted' : 'ads.refused', { date });
}

import { formatDate } from '@selah/web-kit/i18n/format-date';
import { useTranslation } from '@selah/web-kit/platform';
import { useLanguage } from '../../../lib/use-language.ts';
import type { Consent } from '../domain/consent.ts';
import { useConsent } from '../use-consent.ts';
import { ConsentButtons } from './consent-buttons.tsx';

const BY_THE_BROWSER = { browserSignal: 'ads.browserSignal', noStorage: 'ads.noStorage' } as const;

/** What holds now about ads, since when, and both answers; where the browser has answered already, why. */
export function AdChoice() {
  const { consent, choose } = useConsent();
  const standing = useStandingInWords(consent);
  const chosen = consent.standing === 'unasked' ? undefined : consent.standing;
  const isVisitorsToChoose = consent.standing === 'unasked' || consent.by === 'visitor';
  return (
    <div className="ad-choice">
      <p role="status">{standing}</p>
      {isVisitorsToChoose && <ConsentButtons chosen={chosen} onChoose={choose} />}
    </div>
  );
}

function useStandingInWords(consent: Consent): string {
  const { t } = useTranslation();
  const language = useLanguage();
  if (consent.standing === 'unasked') return t('ads.unasked');
  if (consent.by !== 'visitor') return t(BY_THE_BROWSER[consent.by]);
  const date = formatDate(new Date(consent.at), language, 'long');
  return t(consent.standing === 'accepted' ? 'ads.accepted' : 'ads.refused', { date });
}

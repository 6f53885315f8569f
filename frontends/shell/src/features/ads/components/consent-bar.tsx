import { useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import { useConsent } from '../use-consent.ts';
import { ConsentButtons } from './consent-buttons.tsx';

/**
 * Asks once whether ads may be shown. It takes no focus and blocks nothing; on phones it is at the end of the page, where it
 * covers no form. No answer counts as no.
 */
export function ConsentBar({ onDetails }: { readonly onDetails: () => void }) {
  const { t } = useTranslation();
  const { choose } = useConsent();
  return (
    <section aria-label={t('ads.question')} className="consent-bar">
      <div className="consent-words">
        <p className="font-serif text-xl">{t('ads.question')}</p>
        <p className="text-ink-soft">{t('ads.reason')}</p>
      </div>
      <div className="consent-answer">
        <ConsentButtons onChoose={choose} />
        <Button look="plain" className="text-sm" onClick={onDetails}>
          {t('ads.details')}
        </Button>
      </div>
    </section>
  );
}

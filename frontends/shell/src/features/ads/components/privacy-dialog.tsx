import { useTranslation } from '@selah/shared/web/platform';
import { Dialog } from '@selah/shared/web/ui/dialog';
import { AdChoice } from './ad-choice.tsx';

const PARTS = [
  ['privacy.browserTitle', 'privacy.browserText'],
  ['privacy.questionTitle', 'privacy.questionText'],
  ['privacy.serverTitle', 'privacy.serverText'],
  ['privacy.adsTitle', 'privacy.adsText'],
] as const;

export interface PrivacyDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** What is kept where, said plainly, and the choice about ads, which can be changed here at any time. */
export default function PrivacyDialog({ open, onOpenChange }: PrivacyDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog {...{ open, onOpenChange }} title={t('privacy.title')} closeLabel={t('notifications.close')}>
      <div className="privacy">
        <p className="text-ink-soft">{t('privacy.intro')}</p>
        {PARTS.map(([title, text]) => (
          <section key={title}>
            <h3 className="font-serif text-lg">{t(title)}</h3>
            <p className="text-ink-soft">{t(text)}</p>
          </section>
        ))}
        <AdChoice />
      </div>
    </Dialog>
  );
}

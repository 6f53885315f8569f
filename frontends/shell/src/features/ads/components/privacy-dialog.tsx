import type { Language } from '@selah/shared/contracts/language-list';
import { useTranslation } from '@selah/web-kit/platform';
import { Dialog } from '@selah/web-kit/ui/dialog';
import { useLanguage } from '../../../lib/use-language.ts';
import { privacyEn } from '../../../locales/privacy/en.ts';
import { privacyEs } from '../../../locales/privacy/es.ts';
import { privacyFr } from '../../../locales/privacy/fr.ts';
import { type PrivacyTexts, privacyPt } from '../../../locales/privacy/pt.ts';
import { AdChoice } from './ad-choice.tsx';
import { PublicPageLink } from './public-page-link.tsx';

const TEXTS: Readonly<Record<Language, PrivacyTexts>> = {
  pt: privacyPt,
  en: privacyEn,
  es: privacyEs,
  fr: privacyFr,
};

export interface PrivacyDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Lists what is stored and where, and lets the visitor change the choice about ads. */
export function PrivacyDialog({ open, onOpenChange }: PrivacyDialogProps) {
  const { t } = useTranslation();
  const { intro, parts } = TEXTS[useLanguage()];
  return (
    <Dialog
      {...{ open, onOpenChange }}
      focusText
      title={t('privacy.title')}
      closeLabel={t('notifications.close')}
    >
      <div className="privacy">
        <p className="text-ink-soft">{intro}</p>
        {parts.map(({ title, text }) => (
          <section key={title}>
            <h3 className="font-serif text-lg">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </section>
        ))}
        <p>
          <PublicPageLink page="privacidade" />
        </p>
        <p>
          <PublicPageLink page="care" />
        </p>
        <AdChoice />
      </div>
    </Dialog>
  );
}

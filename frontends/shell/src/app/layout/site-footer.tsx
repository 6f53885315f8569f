import { COPYRIGHT_YEAR } from '@selah/shared/contracts/limits';
import { useTranslation } from '@selah/web-kit/platform';
import type { ReactNode } from 'react';
import { HelpButton } from '../../features/support/components/help-button.tsx';
import { productName } from '../../lib/product-name.ts';

interface SiteFooterProps {
  /** Shown above everything else in the footer. */
  readonly ad: ReactNode;
  readonly onPrivacy: () => void;
}

/** The footer of every page: help, privacy, and the copyright line (M-029, M-030). */
export function SiteFooter({ ad, onPrivacy }: SiteFooterProps) {
  const { t } = useTranslation();
  return (
    <footer className="site-footer">
      {ad}
      <div className="footer-links">
        <HelpButton />
        <button type="button" className="footer-link" onClick={onPrivacy}>
          {t('privacy.link')}
        </button>
      </div>
      <p>{t('site.copyright', { year: COPYRIGHT_YEAR, product: productName() })}</p>
    </footer>
  );
}

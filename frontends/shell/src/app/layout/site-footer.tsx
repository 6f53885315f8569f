import { COPYRIGHT_YEAR } from '@selah/shared/contracts/limits';
import { useTranslation } from '@selah/shared/web/platform';
import { productName } from '../../lib/product-name.ts';

export function SiteFooter() {
  const { t } = useTranslation();
  return (
    <footer className="border-t border-edge px-4 py-10 text-center text-sm text-ink-faint">
      <p>{t('site.copyright', { year: COPYRIGHT_YEAR, product: productName() })}</p>
    </footer>
  );
}

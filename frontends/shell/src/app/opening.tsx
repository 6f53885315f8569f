import { useTranslation } from '@selah/shared/web/platform';
import { Spinner } from '@selah/shared/web/ui/spinner';

/** Stands where a page that is being downloaded will be. */
export function Opening() {
  const { t } = useTranslation();
  return (
    <p role="status" className="page-narrow flex items-center justify-center gap-3 text-ink-soft">
      <Spinner />
      {t('failure.loading')}
    </p>
  );
}

import { useTranslation } from '@selah/web-kit/platform';
import { Waiting } from './waiting.tsx';

/** Stands where a page that is being downloaded will be. */
export function Opening() {
  const { t } = useTranslation();
  return <Waiting text={t('failure.loading')} />;
}

import { useTranslation } from '@selah/web-kit/platform';
import { LoadingMessage } from './loading-message.tsx';

/** Stands where a page that is being downloaded will be. */
export function PageLoading() {
  const { t } = useTranslation();
  return <LoadingMessage text={t('failure.loading')} />;
}

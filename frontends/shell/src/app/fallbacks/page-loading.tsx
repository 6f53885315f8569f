import { useTranslation } from '@selah/web-kit/platform';
import { LoadingMessage } from './loading-message.tsx';

/** Shown while a page is being downloaded. */
export function PageLoading() {
  const { t } = useTranslation();
  return <LoadingMessage text={t('failure.loading')} />;
}

import { useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import { useRetry } from '../lib/use-reload-reason.ts';

/** In the place of a part of the page that could not be downloaded. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const retry = useRetry(onRetry);
  return (
    <div role="alert" className="grid justify-items-center gap-4 py-8 text-center">
      <p className="max-w-80 text-ink-soft text-balance">{t('failure.part')}</p>
      <Button look="quiet" onClick={retry}>
        {t('failure.retry')}
      </Button>
    </div>
  );
}

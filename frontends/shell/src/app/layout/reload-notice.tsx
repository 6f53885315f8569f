import { useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import { reloadPage } from '../../lib/page-reload.ts';
import { useReloadReason } from '../../lib/use-reload-reason.ts';

const TEXTS = { newVersion: 'reload.newVersion', stuck: 'reload.stuck' } as const;

/** Says why only a reload helps, and leaves it to the visitor: somebody may be in the middle of a sentence. */
export function ReloadNotice() {
  const { t } = useTranslation();
  const reason = useReloadReason();
  return (
    // Here from the start, so that what it comes to say is announced.
    <div role="status" className={reason && 'reload-notice'}>
      {reason && (
        <>
          <p>
            {t(TEXTS[reason])} {t('reload.kept')}
          </p>
          <Button onClick={reloadPage}>{t('reload.button')}</Button>
        </>
      )}
    </div>
  );
}

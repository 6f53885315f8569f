import { messageForPerson } from '@selah/web-kit/api-error';
import { saveFile } from '@selah/web-kit/browser/save-file';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import { Spinner } from '@selah/web-kit/ui/spinner';
import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { productName } from '../../../lib/product-name.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { useExportOwnDataMutation } from '../api/account-endpoints.ts';

/** Downloads all data stored about the visitor as a file. */
export function OwnData({ userId }: { readonly userId: number }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [exportOwnData] = useExportOwnDataMutation();
  const hint = useId();

  const [download, isExporting] = useSingleFlight(async () => {
    const { data, error } = await exportOwnData(userId);
    if (error) {
      const text = messageForPerson(error, t('account.tryAgain'));
      dispatch(notified({ tone: 'destructive', title: t('account.exportError'), text }));
      return;
    }
    const name = `${productName()}-${t('account.exportFile')}.json`.toLowerCase();
    saveFile(name, JSON.stringify(data, null, 2), 'application/json');
  });

  return (
    <>
      <p id={hint} className="text-sm text-ink-soft">
        {t('account.exportHint')}
      </p>
      <Button
        look="plain"
        className="-mx-3 justify-start"
        aria-describedby={hint}
        disabled={isExporting}
        onClick={() => download()}
      >
        {isExporting ? <Spinner className="size-4" /> : <Download aria-hidden="true" className="size-4" />}
        <span>{isExporting ? t('account.exporting') : t('account.export')}</span>
      </Button>
    </>
  );
}

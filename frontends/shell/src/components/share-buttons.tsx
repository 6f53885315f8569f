import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { useAppDispatch } from '../lib/hooks.ts';

/** A copy button, and a share button where the browser supports sharing. */
export function ShareButtons({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(notified({ title: t('message.copied') }));
    } catch {
      dispatch(notified({ tone: 'destructive', title: t('message.notCopied') }));
    }
  }

  return (
    <>
      <Button look="plain" onClick={copy}>
        <Copy aria-hidden="true" className="size-4" />
        <span>{t('message.copy')}</span>
      </Button>
      {'share' in navigator && (
        // The promise also rejects when the visitor closes the share sheet, which is not an error.
        <Button look="plain" onClick={() => navigator.share({ text }).catch(() => {})}>
          <Share2 aria-hidden="true" className="size-4" />
          <span>{t('message.share')}</span>
        </Button>
      )}
    </>
  );
}

import { useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import { useOnline } from '../../../offline/use-online.ts';

interface OfflineNoteProps {
  readonly isKept: boolean;
  readonly onDiscard: () => void;
}

/** Says that the words wait on this device, and later that they can be sent; sending them stays their author's act. */
export function OfflineNote({ isKept, onDiscard }: OfflineNoteProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <div className={isKept ? 'mt-6 grid justify-items-center gap-2 text-center' : undefined}>
      {/* Here from the start, so that what it comes to say is announced. */}
      <p role="status">{isKept && t(isOnline ? 'offline.back' : 'offline.kept')}</p>
      {isKept && (
        <Button look="plain" className="text-sm" onClick={onDiscard}>
          {t('offline.discard')}
        </Button>
      )}
    </div>
  );
}

import { useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import { useOnline } from '../../../offline/use-online.ts';

interface OfflineNoteProps {
  readonly isKept: boolean;
  readonly onDiscard: () => void;
}

/** Says that the text is stored on this device, and later that it can be sent. It is sent only by its author. */
export function OfflineNote({ isKept, onDiscard }: OfflineNoteProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <div className={isKept ? 'mt-6 grid justify-items-center gap-2 text-center' : undefined}>
      {/* Rendered from the start, because screen readers announce only changes of an existing live region. */}
      <p role="status">{isKept && t(isOnline ? 'offline.back' : 'offline.kept')}</p>
      {isKept && (
        <Button look="plain" className="text-sm" onClick={onDiscard}>
          {t('offline.discard')}
        </Button>
      )}
    </div>
  );
}

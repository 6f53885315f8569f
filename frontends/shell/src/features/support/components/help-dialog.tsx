import { useTranslation } from '@selah/web-kit/platform';
import { Dialog } from '@selah/web-kit/ui/dialog';
import { HelpContent } from './help-content.tsx';

interface HelpDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The same help as a dialog, available on every page. */
export function HelpDialog({ open, onOpenChange }: HelpDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      {...{ open, onOpenChange }}
      focusText
      title={t('support.title')}
      closeLabel={t('notifications.close')}
    >
      <div className="help-sheet">
        <HelpContent kinds={[]} offered={[]} />
      </div>
    </Dialog>
  );
}

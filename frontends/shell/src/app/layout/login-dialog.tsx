import { useTranslation } from '@selah/shared/web/platform';
import { Dialog } from '@selah/shared/web/ui/dialog';
import { messageStorage } from '../../features/personal-message/message-storage.ts';
import { AccountsSoon } from '../../features/session/components/accounts-soon.tsx';

interface LoginDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** What the login button opens (M-023). */
export default function LoginDialog({ open, onOpenChange }: LoginDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog {...{ open, onOpenChange }} title={t('accounts.title')} closeLabel={t('notifications.close')}>
      <div className="mt-4 grid gap-3">
        <AccountsSoon holdsMessage={messageStorage.held() !== undefined} />
      </div>
    </Dialog>
  );
}

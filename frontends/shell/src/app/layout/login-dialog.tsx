import { useTranslation } from '@selah/web-kit/platform';
import { Dialog } from '@selah/web-kit/ui/dialog';
import { messageStorage } from '../../features/personal-message/message-storage.ts';
import { useSessionActions } from '../../features/session/use-session.ts';
import { SignIn } from '../../features/sign-in/components/sign-in.tsx';
import { type AfterLogin, useAfterLogin } from '../navigation/use-after-login.ts';
import { loadUserMessages } from '../routes/load-user-messages.ts';

interface LoginDialogProps extends AfterLogin {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Opened by the login button (M-023). It closes after the login, before the redirect (M-066, M-067). */
export function LoginDialog({ open, onOpenChange, ...options }: LoginDialogProps) {
  const { t } = useTranslation();
  const { isKept } = useSessionActions();
  const onLoggedIn = useAfterLogin(loadUserMessages, options);
  return (
    <Dialog {...{ open, onOpenChange }} title={t('signIn.title')} closeLabel={t('notifications.close')}>
      <div className="mt-4 grid gap-4">
        {messageStorage.held().length > 0 && <p className="text-ink-soft">{t('signIn.held')}</p>}
        <SignIn
          isSessionKept={isKept}
          onLoggedIn={(user) => {
            onOpenChange(false);
            onLoggedIn(user);
          }}
        />
      </div>
    </Dialog>
  );
}

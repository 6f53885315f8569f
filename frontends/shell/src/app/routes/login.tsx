import { Link, useTranslation } from '@selah/web-kit/platform';
import { buttonClass } from '@selah/web-kit/ui/button';
import { Card } from '@selah/web-kit/ui/card';
import { messageStorage } from '../../features/personal-message/message-storage.ts';
import { redirectFlags } from '../../features/session/redirect-flags.ts';
import { useSession, useSessionActions } from '../../features/session/use-session.ts';
import { LoginHero } from '../../features/sign-in/components/login-hero.tsx';
import { SignIn } from '../../features/sign-in/components/sign-in.tsx';
import { LoadingMessage } from '../fallbacks/loading-message.tsx';
import { useAfterLogin } from '../navigation/use-after-login.ts';
import { PATHS } from '../paths.ts';
import { loadUserMessages } from './load-user-messages.ts';
import { UserMessagesScreen } from './user-messages-screen.tsx';
import '../../styles/accounts.css';

/** Login and registration; a logged-in visitor sees their messages instead (M-014, M-064, M-065). */
export function LoginPage() {
  const { t } = useTranslation();
  const { user, isLoading } = useSession();
  const { isKept } = useSessionActions();
  const onLoggedIn = useAfterLogin(loadUserMessages);
  if (isLoading) return <LoadingMessage text={t('session.opening')} />;
  if (user) return <UserMessagesScreen user={user} />;
  return (
    <div className="login-page">
      <LoginHero />
      <div className="login-forms">
        {redirectFlags.hasFailure() && <FailedBefore />}
        {messageStorage.held().length > 0 && <p className="login-held">{t('signIn.held')}</p>}
        <Card className="w-full">
          <SignIn isSessionKept={isKept} onLoggedIn={onLoggedIn} />
        </Card>
      </div>
    </div>
  );
}

/** A message that a page of the account failed to open earlier in this visit (Q19). */
function FailedBefore() {
  const { t } = useTranslation();
  return (
    <div role="note" className="login-failed">
      <p>{t('session.failedBefore')}</p>
      <Link to={PATHS.home} className={buttonClass('plain')}>
        {t('session.home')}
      </Link>
    </div>
  );
}

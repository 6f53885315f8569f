import { useTranslation } from '@selah/web-kit/platform';
import { useSession } from '../../features/session/use-session.ts';
import { LoadingMessage } from '../fallbacks/loading-message.tsx';
import { RedirectHome } from '../navigation/redirect-home.tsx';
import { UserMessagesScreen } from './user-messages-screen.tsx';

/** The saved messages of the logged-in visitor; others are redirected (M-010, M-013, M-084 to M-086). */
export function UserMessagesPage() {
  const { t } = useTranslation();
  const { user, isLoading } = useSession();
  if (isLoading) return <LoadingMessage text={t('session.opening')} />;
  if (!user) return <RedirectHome />;
  return <UserMessagesScreen user={user} />;
}

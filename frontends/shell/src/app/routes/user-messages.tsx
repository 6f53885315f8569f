import { useTranslation } from '@selah/web-kit/platform';
import { useSession } from '../../features/session/use-session.ts';
import { Waiting } from '../meanwhile/waiting.tsx';
import { ToTheRoot } from '../ways/to-the-root.tsx';
import { UserMessagesScreen } from './user-messages-screen.tsx';

/** The saved messages of whoever is logged in; nobody else stays here (M-010, M-013, M-084 to M-086). */
export default function UserMessagesPage() {
  const { t } = useTranslation();
  const { user, isLoading } = useSession();
  if (isLoading) return <Waiting text={t('session.opening')} />;
  if (!user) return <ToTheRoot />;
  return <UserMessagesScreen user={user} />;
}

import { useSelector } from '@selah/web-kit/platform';
import { selectSiteUser } from '../../features/session/session-slice.ts';
import { useSessionActions } from '../../features/session/use-session.ts';
import { useAutomaticRedirect } from '../navigation/use-automatic-redirect.ts';
import { PATHS } from '../paths.ts';
import { MessageComposer } from './message-composer.tsx';

/** The message composer on Home. Saving without a login leads to the login (M-058 to M-061). */
export function HomeComposer() {
  const redirect = useAutomaticRedirect();
  const { check } = useSessionActions();
  const user = useSelector(selectSiteUser);
  return (
    <MessageComposer
      user={user}
      onLoginNeeded={() => redirect(PATHS.login)}
      onSaved={() => redirect(PATHS.userMessages)}
      onAccessDenied={() => void check('doubt')}
    />
  );
}

import { useSelector } from '@selah/web-kit/platform';
import { selectSiteUser } from '../../features/session/session-slice.ts';
import { useSessionActions } from '../../features/session/use-session.ts';
import { PATHS } from '../paths.ts';
import { useAutomaticWay } from '../ways/use-automatic-way.ts';
import { MessageDesk } from './message-desk.tsx';

/** The message desk as it stands on Home, and where saving a message leads from there (M-058 to M-061). */
export function HomeDesk() {
  const goAutomatically = useAutomaticWay();
  const { check } = useSessionActions();
  const user = useSelector(selectSiteUser);
  return (
    <MessageDesk
      user={user}
      onLoginNeeded={() => goAutomatically(PATHS.login)}
      onSaved={() => goAutomatically(PATHS.userMessages)}
      onRefused={() => void check('doubt')}
    />
  );
}

import { useNavigate, useSelector, useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import Bookmark from 'lucide-react/icons/bookmark';
import { selectSiteUser } from '../../features/session/session-slice.ts';
import { useLogOutFlow } from '../navigation/use-log-out-flow.ts';
import { PATHS } from '../paths.ts';

/** The login button; or the visitor's name, their messages and the logout button (M-023 to M-025). */
export function SessionArea({ onLogin }: { readonly onLogin: () => void }) {
  const { t } = useTranslation();
  const user = useSelector(selectSiteUser);
  const navigate = useNavigate();
  const { logOut, isLoggingOut } = useLogOutFlow();

  if (!user) {
    return (
      <Button look="quiet" onClick={onLogin}>
        {t('header.login')}
      </Button>
    );
  }
  return (
    <div className="flex items-center gap-1">
      <span title={user.email} className="header-user">
        {user.name || t('header.profileMenu')}
      </span>
      <Button
        look="icon"
        aria-label={t('header.myMessages')}
        title={t('header.myMessages')}
        onClick={() => void navigate(PATHS.userMessages)}
      >
        <Bookmark aria-hidden="true" className="size-5" />
      </Button>
      <Button look="quiet" disabled={isLoggingOut} onClick={logOut}>
        {t('header.logout')}
      </Button>
    </div>
  );
}

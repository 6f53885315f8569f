import { Link, useSelector, useTranslation } from '@selah/shared/web/platform';
import { DropdownMenu } from 'radix-ui';
import { selectSiteUser } from '../../features/session/session-slice.ts';
import { PATHS } from '../paths.ts';
import { useLeaving } from '../use-leaving.ts';

interface ProfileItemsProps {
  readonly itemClass: string;
  readonly onLogin: () => void;
}

/** The session as the items of a menu: what the wide header shows side by side (M-023 to M-025, M-027). */
export function ProfileItems({ itemClass, onLogin }: ProfileItemsProps) {
  const { t } = useTranslation();
  const user = useSelector(selectSiteUser);
  const { logOut, isLoggingOut } = useLeaving();

  if (!user) {
    return (
      <DropdownMenu.Item className={itemClass} onSelect={onLogin}>
        {t('header.login')}
      </DropdownMenu.Item>
    );
  }
  return (
    <>
      <DropdownMenu.Label className="max-w-64 truncate px-4 pt-2 pb-3 text-sm text-ink-soft">
        {user.name || t('header.profileMenu')}
      </DropdownMenu.Label>
      <DropdownMenu.Item asChild className={itemClass}>
        <Link to={PATHS.userMessages}>{t('header.myMessages')}</Link>
      </DropdownMenu.Item>
      <DropdownMenu.Item className={itemClass} disabled={isLoggingOut} onSelect={logOut}>
        {t('header.logout')}
      </DropdownMenu.Item>
    </>
  );
}

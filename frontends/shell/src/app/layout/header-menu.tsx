import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useTranslation } from '@selah/web-kit/platform';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useAppDispatch } from '../../lib/hooks.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';

/** What a press opens, and all that it takes to open it: most visits need none of it. */
const openMenus = () => import('./open-menus.tsx');
type Menus = Awaited<ReturnType<typeof openMenus>>;

interface HeaderMenuProps {
  readonly menu: keyof Menus;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onLogin: () => void;
}

/** A button of the phone's header. The menu behind it is downloaded when somebody reaches for it, and opens at once then. */
export function HeaderMenu({ menu, label, icon, onLogin }: HeaderMenuProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [menus, setMenus] = useState<Menus>();
  const preload = () => void openMenus().catch(() => {});
  const [press, isOnItsWay] = useSingleFlight(async () => {
    try {
      setMenus(await openMenus());
    } catch {
      dispatch(notified({ tone: 'destructive', title: t('failure.part') }));
    }
  });

  if (menus) {
    const OpenMenu = menus[menu];
    return <OpenMenu trigger={<MenuButton label={label}>{icon}</MenuButton>} onLogin={onLogin} />;
  }
  return (
    <MenuButton
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isOnItsWay}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={press}
    >
      {icon}
    </MenuButton>
  );
}

interface MenuButtonProps extends ComponentProps<'button'> {
  readonly label: string;
}

function MenuButton({ label, ...rest }: MenuButtonProps) {
  return <button type="button" aria-label={label} className="header-menu" {...rest} />;
}

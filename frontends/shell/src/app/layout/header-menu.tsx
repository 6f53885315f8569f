import type { ComponentProps, ReactNode } from 'react';
import { LoadFailedToast } from '../../components/load-failed-toast.tsx';
import { useOnDemand } from '../../lib/downloads/use-on-demand.ts';

/** The menus and their library. Loaded on demand because most visits need neither. */
const loadMenus = () => import('./open-menus.tsx');
type Menus = Awaited<ReturnType<typeof loadMenus>>;

interface HeaderMenuProps {
  readonly menu: keyof Menus;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onLogin: () => void;
}

/** A button of the phone's header. Its menu is downloaded on hover, focus or touch, and opens on press. */
export function HeaderMenu({ menu, label, icon, onLogin }: HeaderMenuProps) {
  const { part: menus, open, preload, isLoading, hasFailed } = useOnDemand(loadMenus);

  if (menus) {
    const OpenMenu = menus[menu];
    return <OpenMenu trigger={<MenuButton label={label}>{icon}</MenuButton>} onLogin={onLogin} />;
  }
  return (
    <>
      <MenuButton
        label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-busy={isLoading}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        {icon}
      </MenuButton>
      {hasFailed && <LoadFailedToast />}
    </>
  );
}

interface MenuButtonProps extends ComponentProps<'button'> {
  readonly label: string;
}

function MenuButton({ label, ...rest }: MenuButtonProps) {
  return <button type="button" aria-label={label} className="header-menu" {...rest} />;
}

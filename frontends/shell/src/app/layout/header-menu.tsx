import type { ComponentProps, ReactNode } from 'react';
import { LoadFailedToast } from '../../components/load-failed-toast.tsx';
import { useOnDemand } from '../../lib/use-on-demand.ts';

/** The menus and their library. Most visits need neither. */
const loadMenus = () => import('./open-menus.tsx');
type Menus = Awaited<ReturnType<typeof loadMenus>>;

interface HeaderMenuProps {
  readonly menu: keyof Menus;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onLogin: () => void;
}

/** A button of the phone's header. The menu behind it is downloaded when the visitor reaches for it, and opens at once then. */
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

import { useSelector } from '@selah/web-kit/platform';
import { lazyPart } from '@selah/web-kit/ui/lazy-part';
import { LoadFailedToast } from '../../components/load-failed-toast.tsx';
import { selectSiteUser } from '../../features/session/session-slice.ts';
import { useOnDemand } from '../../lib/downloads/use-on-demand.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Brand } from './brand.tsx';

// Only one of the two is downloaded. The header has its full height without them.
const PhoneMenus = lazyPart(async () => (await import('./phone-menus.tsx')).PhoneMenus);
const WideNavigation = lazyPart(async () => (await import('./wide-navigation.tsx')).WideNavigation);
const loadLoginDialog = async () => (await import('./login-dialog.tsx')).LoginDialog;

/** The wide header does not fit below these widths. A logged-in visitor has more items in it. */
const NARROW = { loggedOut: '(max-width: 47.99rem)', loggedIn: '(max-width: 67.99rem)' };

/** Brand, links, languages and login; on phones in three menus (M-019 to M-027). */
export function SiteHeader() {
  const user = useSelector(selectSiteUser);
  const isNarrow = useMediaQuery(user ? NARROW.loggedIn : NARROW.loggedOut);
  const login = useOnDemand(loadLoginDialog);

  return (
    <header className="site-header">
      <Brand />
      {isNarrow ? <PhoneMenus onLogin={login.open} /> : <WideNavigation onLogin={login.open} />}
      {login.part && <login.part open={login.isOpen} onOpenChange={login.onOpenChange} />}
      {login.hasFailed && <LoadFailedToast />}
    </header>
  );
}

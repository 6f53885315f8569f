import { useSelector } from '@selah/shared/web/platform';
import { lazy, Suspense, useState } from 'react';
import { selectSiteUser } from '../../features/session/session-slice.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Brand } from './brand.tsx';

// One of the two is downloaded; the header has its height without them.
const PhoneMenus = lazy(() => import('./phone-menus.tsx'));
const WideNavigation = lazy(() => import('./wide-navigation.tsx'));
const LoginDialog = lazy(() => import('./login-dialog.tsx'));

/** Where the wide header has no room: a name, a bookmark and a longer way out need more of it than a way in. */
const NARROW = { loggedOut: '(max-width: 47.99rem)', loggedIn: '(max-width: 67.99rem)' };

/** Brand, links, languages and the way in; on a phone the same behind three menus (M-019 to M-027). */
export function SiteHeader() {
  const user = useSelector(selectSiteUser);
  const isNarrow = useMediaQuery(user ? NARROW.loggedIn : NARROW.loggedOut);
  const [loginOpen, setLoginOpen] = useState<boolean>();
  const openLogin = () => setLoginOpen(true);

  return (
    <header className="site-header">
      <Brand />
      <Suspense>
        {isNarrow ? <PhoneMenus onLogin={openLogin} /> : <WideNavigation onLogin={openLogin} />}
      </Suspense>
      {loginOpen !== undefined && (
        <Suspense>
          <LoginDialog open={loginOpen} onOpenChange={setLoginOpen} />
        </Suspense>
      )}
    </header>
  );
}

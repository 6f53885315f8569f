import { NavLink, useSelector, useTranslation } from '@selah/shared/web/platform';
import { lazy, Suspense, useState } from 'react';
import { LanguageButtons } from '../../features/language/components/language-buttons.tsx';
import { selectSiteUser } from '../../features/session/session-slice.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Brand } from './brand.tsx';
import { useNavigation } from './navigation.ts';
import { SessionArea } from './session-area.tsx';

const PhoneMenus = lazy(() => import('./phone-menus.tsx'));
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
      {isNarrow ? (
        <Suspense>
          <PhoneMenus onLogin={openLogin} />
        </Suspense>
      ) : (
        <WideNavigation onLogin={openLogin} />
      )}
      {loginOpen !== undefined && (
        <Suspense>
          <LoginDialog open={loginOpen} onOpenChange={setLoginOpen} />
        </Suspense>
      )}
    </header>
  );
}

function WideNavigation({ onLogin }: { readonly onLogin: () => void }) {
  const { t } = useTranslation();
  const { links, languages } = useNavigation();
  return (
    <div className="flex items-center gap-4">
      <nav aria-label={t('header.navigation')} className="flex">
        {links.map(({ to, label }) => (
          <NavLink key={to} to={to} end className="header-link">
            {t(label)}
          </NavLink>
        ))}
      </nav>
      <LanguageButtons languages={languages} />
      <SessionArea onLogin={onLogin} />
    </div>
  );
}

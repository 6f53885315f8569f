import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import { useLocation, useSelector } from '@selah/shared/web/platform';
import { selectSiteUser } from '../../features/session/session-slice.ts';
import { PATHS } from '../paths.ts';

interface NavigationLink {
  readonly to: string;
  readonly label: 'header.home' | 'header.admin' | 'header.myMessages';
}

/** What the header offers on this page to this visitor, wide or narrow (M-020 to M-022). */
export function useNavigation(): { links: readonly NavigationLink[]; languages: readonly Language[] } {
  const { pathname } = useLocation();
  const user = useSelector(selectSiteUser);
  const links: NavigationLink[] = [
    { to: PATHS.home, label: 'header.home' },
    { to: PATHS.admin, label: 'header.admin' },
  ];
  if (user) links.push({ to: PATHS.userMessages, label: 'header.myMessages' });
  // The administration speaks Portuguese alone (M-012, Q5).
  return { links, languages: pathname === PATHS.admin ? ['pt'] : LANGUAGES };
}

import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import { useLocation, useSelector } from '@selah/web-kit/platform';
import { selectSiteUser } from '../../features/session/session-slice.ts';
import { isPortugueseOnly, PATHS } from '../paths.ts';

interface HeaderLink {
  readonly to: string;
  readonly label: 'header.home' | 'header.admin' | 'header.myMessages';
}

/**
 * Whether a link leads into or out of the administration. Such a link reloads the page, because the language is set when a
 * page loads.
 */
export function changesLanguage(from: string, to: string): boolean {
  return isPortugueseOnly(from) !== isPortugueseOnly(to);
}

/** The links and languages of the header for this page and visitor (M-020 to M-022). */
export function useHeaderLinks(): {
  links: readonly (HeaderLink & { reloadDocument: boolean })[];
  languages: readonly Language[];
} {
  const { pathname } = useLocation();
  const user = useSelector(selectSiteUser);
  const links: HeaderLink[] = [
    { to: PATHS.home, label: 'header.home' },
    { to: PATHS.admin, label: 'header.admin' },
  ];
  if (user) links.push({ to: PATHS.userMessages, label: 'header.myMessages' });
  return {
    links: links.map((link) => ({ ...link, reloadDocument: changesLanguage(pathname, link.to) })),
    languages: isPortugueseOnly(pathname) ? ['pt'] : LANGUAGES,
  };
}

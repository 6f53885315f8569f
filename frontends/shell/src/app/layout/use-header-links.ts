import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import { useLocation, useSelector } from '@selah/web-kit/platform';
import { selectSiteUser } from '../../features/session/session-slice.ts';
import { PATHS, speaksPortugueseOnly } from '../paths.ts';

interface HeaderLink {
  readonly to: string;
  readonly label: 'header.home' | 'header.admin' | 'header.myMessages';
}

/**
 * Whether a link leads into or out of the administration. Such a link reloads the page: a page has one language, which is
 * chosen before anything is shown.
 */
export function changesLanguage(from: string, to: string): boolean {
  return speaksPortugueseOnly(from) !== speaksPortugueseOnly(to);
}

/** What the header offers on this page to this visitor, wide or narrow (M-020 to M-022). */
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
    languages: speaksPortugueseOnly(pathname) ? ['pt'] : LANGUAGES,
  };
}

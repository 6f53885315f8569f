import type { PageName } from '@selah/shared/contracts/page-errors/kinds';

/** All addresses of the site. */
export const PATHS = {
  home: '/',
  admin: '/admin',
  userMessages: '/user-messages',
  login: '/login',
  debugVideos: '/debug/videos',
  debugVideoStatus: '/debug/video-status',
} as const;

/** The id in the address of a film's page, which is Home with that film first. */
export function filmIn(pathname: string): string | undefined {
  return /^\/v\/([^/]+)$/.exec(pathname)?.[1];
}

/** The name of the page at an address. */
export function pageName(pathname: string): PageName {
  if (filmIn(pathname)) return 'home';
  const path = asRouted(pathname);
  const names = Object.keys(PATHS) as (keyof typeof PATHS)[];
  return names.find((name) => PATHS[name] === path) ?? 'notFound';
}

/** The administration is in Portuguese only. The visitor's own language choice is not changed (M-012, Q5). */
export function isPortugueseOnly(pathname: string): boolean {
  return asRouted(pathname) === PATHS.admin;
}

/** Whether the page at this address is for the administrator. */
export function isOfAdministration(pathname: string): boolean {
  const path = asRouted(pathname);
  return path === PATHS.admin || path.startsWith('/debug/');
}

const WITHOUT_ADS = [PATHS.admin, PATHS.userMessages, PATHS.login, '/debug'];

/** Whether ads are allowed at this address. */
export function allowsAds(pathname: string): boolean {
  const path = asRouted(pathname);
  return !WITHOUT_ADS.some((bare) => path === bare || path.startsWith(`${bare}/`));
}

/** The path as the router matches it: decoded, lower-case, without a trailing slash. */
function asRouted(pathname: string): string {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path;
  }
}

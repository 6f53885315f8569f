import type { PageName } from '@selah/shared/contracts/page-errors/kinds';

/** Every address of the site, once. */
export const PATHS = {
  home: '/',
  admin: '/admin',
  userMessages: '/user-messages',
  login: '/login',
  debugVideos: '/debug/videos',
  debugVideoStatus: '/debug/video-status',
} as const;

/** The name of the page under an address. */
export function pageName(pathname: string): PageName {
  const path = asRouted(pathname);
  const names = Object.keys(PATHS) as (keyof typeof PATHS)[];
  return names.find((name) => PATHS[name] === path) ?? 'notFound';
}

/** The administration speaks Portuguese alone, whatever the visitor chose, and leaves that choice as it is (M-012, Q5). */
export function speaksPortugueseOnly(pathname: string): boolean {
  return asRouted(pathname) === PATHS.admin;
}

const WITHOUT_ADS = [PATHS.admin, PATHS.userMessages, PATHS.login, '/debug'];

/** Whether an address is one where ads may stand at all. */
export function carriesAds(pathname: string): boolean {
  const path = asRouted(pathname);
  return !WITHOUT_ADS.some((bare) => path === bare || path.startsWith(`${bare}/`));
}

/** An address as the router reads it: decoded, in any case, with or without a slash at its end. */
function asRouted(pathname: string): string {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path;
  }
}

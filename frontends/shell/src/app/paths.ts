/** Every address of the site, once. */
export const PATHS = {
  home: '/',
  admin: '/admin',
  userMessages: '/user-messages',
  login: '/login',
  debugVideos: '/debug/videos',
  debugVideoStatus: '/debug/video-status',
} as const;

/** The administration speaks Portuguese alone, whatever the visitor chose, and leaves that choice as it is (M-012, Q5). */
export function speaksPortugueseOnly(pathname: string): boolean {
  return pathname === PATHS.admin;
}

const WITHOUT_ADS = [PATHS.admin, PATHS.userMessages, PATHS.login, '/debug'];

/** Whether an address is one where ads may stand at all. It is read as the router reads it: in any case, decoded. */
export function carriesAds(pathname: string): boolean {
  const path = decoded(pathname).toLowerCase();
  return !WITHOUT_ADS.some((bare) => path === bare || path.startsWith(`${bare}/`));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

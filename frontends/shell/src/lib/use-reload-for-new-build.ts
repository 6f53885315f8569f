import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { NEW_BUILD_FOUND } from '@selah/web-kit/browser/build-events';
import { visitStorage } from '@selah/web-kit/browser/safe-storage';
import { useEffect } from 'react';

/**
 * For the place of a page that could not be downloaded: reloads when the reason is a new build, as a link would. Nothing can
 * be typed there. At most once per address, so that it never reloads endlessly.
 */
export function useReloadForNewBuild(): void {
  useEffect(() => {
    window.addEventListener(NEW_BUILD_FOUND, reloadOnce);
    return () => window.removeEventListener(NEW_BUILD_FOUND, reloadOnce);
  }, []);
}

function reloadOnce(): void {
  const { pathname } = window.location;
  if (!visitStorage.isPersistent() || visitStorage.read(VISIT_KEYS.reloadedPage) === pathname) return;
  visitStorage.write(VISIT_KEYS.reloadedPage, pathname);
  window.location.reload();
}

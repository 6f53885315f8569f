import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { NEW_BUILD_FOUND } from '@selah/web-kit/browser/build-events';
import { visitStorage } from '@selah/web-kit/browser/safe-storage';
import { useEffect } from 'react';

/**
 * For the place of a page that could not be downloaded: reloads when the reason is a new build, as a link would. Nothing can
 * be typed there. At most once per address, so that it never reloads endlessly. Calls `beforeReload` first.
 */
export function useReloadForNewBuild(beforeReload?: () => void): void {
  useEffect(() => {
    const reload = () => reloadOnce(beforeReload);
    window.addEventListener(NEW_BUILD_FOUND, reload);
    return () => window.removeEventListener(NEW_BUILD_FOUND, reload);
  }, [beforeReload]);
}

function reloadOnce(beforeReload?: () => void): void {
  const { pathname } = window.location;
  if (!visitStorage.isPersistent() || visitStorage.read(VISIT_KEYS.reloadedPage) === pathname) return;
  visitStorage.write(VISIT_KEYS.reloadedPage, pathname);
  beforeReload?.();
  window.location.reload();
}

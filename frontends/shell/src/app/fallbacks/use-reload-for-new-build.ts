import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { NEW_BUILD_FOUND } from '@selah/web-kit/browser/build-events';
import { visitStorage } from '@selah/web-kit/browser/safe-storage';
import { useSelector } from '@selah/web-kit/platform';
import { useEffect } from 'react';
import { selectSupport } from '../../features/support/support-slice.ts';

/**
 * For the place of a page that could not be downloaded: reloads when the reason is a new build, as a link would. Nothing can
 * be typed there. Not while the help dialog is open; the next retry finds the build again. At most once per address, so that it
 * never reloads endlessly. Calls `beforeReload` first.
 */
export function useReloadForNewBuild(beforeReload?: () => void): void {
  const { isDialogOpen } = useSelector(selectSupport);
  useEffect(() => {
    if (isDialogOpen) return;
    const reload = () => reloadOnce(beforeReload);
    window.addEventListener(NEW_BUILD_FOUND, reload);
    return () => window.removeEventListener(NEW_BUILD_FOUND, reload);
  }, [isDialogOpen, beforeReload]);
}

function reloadOnce(beforeReload?: () => void): void {
  const { pathname } = window.location;
  if (!visitStorage.isPersistent() || visitStorage.read(VISIT_KEYS.reloadedPage) === pathname) return;
  visitStorage.write(VISIT_KEYS.reloadedPage, pathname);
  beforeReload?.();
  window.location.reload();
}

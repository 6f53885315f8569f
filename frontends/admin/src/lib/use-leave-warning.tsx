import { useLocation } from '@selah/web-kit/platform';
import { AlertDialog } from '@selah/web-kit/ui/alert-dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { texts } from '../locales/pt.ts';

interface LeaveWords {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
}

const UNSAVED: LeaveWords = {
  title: texts.frame.leaveTitle,
  text: texts.frame.leaveText,
  confirmLabel: texts.frame.leave,
};

/**
 * Asks before the page is left while `isNeeded`: the browser when the tab is closed or reloaded, and the returned dialog
 * (render it) when a link is followed. Changing areas of `/admin` loses nothing, because they stay mounted.
 */
export function useLeaveWarning(isNeeded: boolean, words: LeaveWords = UNSAVED): ReactNode {
  const { pathname } = useLocation();
  const isLeaving = useRef(false);
  const [wanted, setWanted] = useState<HTMLAnchorElement>();

  useEffect(() => {
    if (!isNeeded) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = leavingLink(event, pathname);
      if (!link || isLeaving.current) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link);
    };
    window.addEventListener('beforeunload', onUnload);
    // In the capture phase, before the router handles the click.
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isNeeded, pathname]);

  return (
    <AlertDialog
      {...words}
      destructive
      open={wanted !== undefined}
      onOpenChange={(stays) => stays || setWanted(undefined)}
      cancelLabel={texts.frame.stay}
      onConfirm={() => {
        // The following page load must not make the browser ask again.
        isLeaving.current = true;
        wanted?.click();
      }}
    />
  );
}

/** The link of a plain click that opens another page of this site in this tab. */
function leavingLink(event: MouseEvent, here: string): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  if (link.origin !== window.location.origin || link.pathname === here) return undefined;
  return link;
}

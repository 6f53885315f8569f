import { type RefObject, useRef } from 'react';

/**
 * Takes the focus back to where it was when a dialog closes. Radix does so for dialogs that have a trigger of its own;
 * ours are opened by whatever the page likes, and would leave the keyboard at the top of the page.
 * While it is open the focus begins at its first control, or where `startsAt` says.
 */
export function useFocusReturn(startsAt?: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      cameFrom.current = document.activeElement;
      if (!startsAt?.current) return;
      event.preventDefault();
      startsAt.current.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    },
  };
}

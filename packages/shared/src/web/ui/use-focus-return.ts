import { useRef } from 'react';

/**
 * Takes the focus back to where it was when a dialog closes. Radix does so for dialogs that have a trigger of its own;
 * ours are opened by whatever the page likes, and would leave the keyboard at the top of the page.
 */
export function useFocusReturn() {
  const cameFrom = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      cameFrom.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    },
  };
}

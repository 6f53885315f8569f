import { type RefObject, useRef } from 'react';

/**
 * When a dialog closes, returns the focus to where it was, or to the next focusable ancestor when that element is gone.
 * Radix does so only for dialogs with its own trigger; ours have none, and the focus would go to the top of the page. While it is open the focus begins where `initialFocus` says, else at what is marked
 * `data-autofocus`, else at the first control.
 */
export function useFocusReturn(initialFocus?: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<Element | null>(null);
  const around = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      cameFrom.current = document.activeElement;
      around.current = cameFrom.current?.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
      const start = initialFocus?.current ?? autofocusIn(event.currentTarget);
      if (!start) return;
      event.preventDefault();
      start.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
      else around.current?.focus();
    },
  };
}

function autofocusIn(dialog: EventTarget | null): HTMLElement | null {
  return dialog instanceof HTMLElement ? dialog.querySelector<HTMLElement>('[data-autofocus]') : null;
}

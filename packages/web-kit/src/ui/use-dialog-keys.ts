import { type RefObject, useRef } from 'react';

/** What Safari sends for each key of a word that is being composed, and after it without `isComposing`. */
const COMPOSING_KEY_CODE = 229;

/**
 * Focus and Escape of a dialog. Returns focus when it closes: to the previous element, or to its next
 * focusable ancestor if it is gone. Radix does this only for dialogs with a Radix trigger. On opening, the
 * focus goes to `initialFocus`, else to the element marked `data-autofocus`, else to the first control.
 * Escape while a word is composed ends the word, not the dialog.
 */
export function useDialogKeys(initialFocus?: RefObject<HTMLElement | null>) {
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
    onEscapeKeyDown(event: KeyboardEvent) {
      if (event.isComposing || event.keyCode === COMPOSING_KEY_CODE) event.preventDefault();
    },
  };
}

function autofocusIn(dialog: EventTarget | null): HTMLElement | null {
  return dialog instanceof HTMLElement ? dialog.querySelector<HTMLElement>('[data-autofocus]') : null;
}

import type { KeyboardEvent } from 'react';

/** For `onKeyDown` of a form: Ctrl+S, or ⌘S on a Mac, submits it. */
export function submitOnSave(event: KeyboardEvent<HTMLFormElement>): void {
  if (!isSaveShortcut(event)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

export function isSaveShortcut(
  event: Pick<globalThis.KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
}

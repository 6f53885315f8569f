import { type KeyboardEvent as FormKeyboardEvent, useEffect, useRef } from 'react';

/** For `onKeyDown` of a form: Ctrl+S, or ⌘S on a Mac, submits it. */
export function submitOnSave(event: FormKeyboardEvent<HTMLFormElement>): void {
  if (!isSaveShortcut(event)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** Calls `save` on Ctrl+S, or ⌘S on a Mac, also if the focus is not in the form. */
export function useSaveShortcut(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSaveShortcut(event)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isSaveShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 's';
}

/** Whether the page can be closed without losing changes. Dispatches `beforeunload` and sees whether a handler objects. */
export function canLeaveSafely(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Makes the browser warn before the tab is closed or reloaded, until the returned function is called. */
export function warnBeforeLeaving(): () => void {
  const warn = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/** Reloads the page, unless changes would be lost. */
export function reloadPage(): void {
  if (canLeaveSafely()) window.location.reload();
}

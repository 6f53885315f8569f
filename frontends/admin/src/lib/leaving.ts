/** Whether something on the page would be lost if it were left now: asks whoever asks a closing tab to stay. */
export function isLeavingHarmless(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Asks the browser to warn before the tab is closed or reloaded, until the returned function is called. */
export function warnBeforeLeaving(): () => void {
  const warn = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/** Reloads the page, unless something on it would be lost. */
export function reloadPage(): void {
  if (isLeavingHarmless()) window.location.reload();
}

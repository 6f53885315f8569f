import { useSyncExternalStore } from 'react';

/** Whether the browser reports a network. A missing answer from the server can have other causes. */
export function useOnline(): boolean {
  return useSyncExternalStore(onChange, () => navigator.onLine);
}

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

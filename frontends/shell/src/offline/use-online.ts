import { useSyncExternalStore } from 'react';

/** Whether the browser has a network. No answer from the server can mean other things; this is what the device knows. */
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

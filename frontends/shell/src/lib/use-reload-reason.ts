import { useEffect, useSyncExternalStore } from 'react';
import { type ReloadReason, reloadOnce, reloadPage, reloadReason } from './page-reload.ts';

/** Why only a reload helps, once that is known. */
export function useReloadReason(): ReloadReason | undefined {
  return useSyncExternalStore(reloadReason.subscribe, reloadReason.get);
}

/** What a button for trying again does: only a reload helps where that is known. */
export function useRetry(onRetry: () => void): () => void {
  return useReloadReason() ? reloadPage : onRetry;
}

/** In the place of a whole page that did not arrive: fetches it anew where that helps, as a link to it would. */
export function useReloadWhereItHelps(): void {
  const reason = useReloadReason();
  useEffect(() => {
    if (reason) reloadOnce();
  }, [reason]);
}

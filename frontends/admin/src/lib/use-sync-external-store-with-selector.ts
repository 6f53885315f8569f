import { useRef, useSyncExternalStore } from 'react';

/**
 * What `use-sync-external-store/shim/with-selector` does for React versions before 18, on the React of the page. That package
 * asks for React with `require`, which the bundle answers with a second copy, and hooks of a second copy fail.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: (() => Snapshot) | null | undefined,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: (one: Selection, other: Selection) => boolean = Object.is,
): Selection {
  const last = useRef<{ readonly selection: Selection }>(undefined);
  return useSyncExternalStore(subscribe, () => {
    const selection = selector(getSnapshot());
    if (!last.current || !isEqual(last.current.selection, selection)) last.current = { selection };
    return last.current.selection;
  });
}

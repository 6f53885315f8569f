import { chosen } from '@selah/web-kit/notifications/notifications-slice';
import { type UnknownAction, useSelector } from '@selah/web-kit/platform';
import { useCallback, useEffect, useRef } from 'react';

interface NotifyingState {
  readonly notifications: { readonly chosen?: string };
}

let lastKey = 0;

/** Runs a function when the button of a toast is pressed: `offer(work)` returns the action for the button. */
export function useToastChoice(): (work: () => void) => UnknownAction {
  const key = useSelector((state: NotifyingState) => state.notifications.chosen);
  const offered = useRef(new Map<string, () => void>());

  useEffect(() => {
    if (key === undefined) return;
    const work = offered.current.get(key);
    offered.current.delete(key);
    work?.();
  }, [key]);

  return useCallback((work) => {
    lastKey += 1;
    const fresh = `choice-${lastKey}`;
    offered.current.set(fresh, work);
    return chosen(fresh);
  }, []);
}

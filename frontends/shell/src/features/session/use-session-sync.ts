import { DEVICE_KEYS } from '@selah/web-kit/browser/browser-keys';
import { useSelector, useStore } from '@selah/web-kit/platform';
import { useEffect } from 'react';
import { type CheckReason, retryDelayMs, type SessionState } from './domain/session-machine.ts';
import { checkSession, syncFromOtherTab } from './session-actions.ts';
import { selectSession } from './session-slice.ts';

/**
 * Keeps the session up to date while the page is open: checks it at the start, on focus and when the network returns, and
 * follows the other tabs.
 */
export function useSessionSync(): void {
  const store = useStore<{ session: SessionState }>();
  const { unansweredChecks } = useSelector(selectSession);

  useEffect(() => {
    const check = (reason: CheckReason) => void checkSession(store, reason);
    const onFocus = () => check('focus');
    const onOnline = () => check('online');
    const onStorage = ({ key }: StorageEvent) => {
      // A null key means that the whole storage was cleared.
      if (key === DEVICE_KEYS.siteUser || key === null) syncFromOtherTab(store);
    };
    check('start');
    window.addEventListener('focus', onFocus);
    window.addEventListener('online', onOnline);
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('focus', onFocus);
      window.removeEventListener('online', onOnline);
      window.removeEventListener('storage', onStorage);
    };
  }, [store]);

  useEffect(() => {
    if (unansweredChecks === 0) return;
    const timer = setTimeout(() => void checkSession(store, 'retry'), retryDelayMs(unansweredChecks));
    return () => clearTimeout(timer);
  }, [store, unansweredChecks]);
}

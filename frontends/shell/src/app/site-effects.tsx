import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useLocation, useTranslation } from '@selah/web-kit/platform';
import { useEffect } from 'react';
import { sessionMemory } from '../features/session/session-memory.ts';
import { useSession } from '../features/session/use-session.ts';
import { useSessionSync } from '../features/session/use-session-sync.ts';
import { useAppDispatch } from '../lib/hooks.ts';
import { PATHS } from './paths.ts';
import { usePageChange } from './use-page-change.ts';

/** What runs on every page and shows nothing: it follows when the page is there. */
export function SiteEffects() {
  usePageChange();
  useSessionNotices();
  return null;
}

/** Keeps the session in step for the whole site; says once when it expired (M-079) or cannot be confirmed (M-082). */
function useSessionNotices(): void {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { error, isServerInTrouble } = useSession();
  const { pathname } = useLocation();
  useSessionSync();

  useEffect(() => {
    // The saved messages are left by a full reload (M-086), which no toast survives: it is said where that leads.
    if (!error || pathname === PATHS.userMessages || !sessionMemory.takeExpiryNotice()) return;
    dispatch(notified({ tone: 'destructive', title: error, text: t('session.expiredText') }));
  }, [error, pathname, dispatch, t]);

  useEffect(() => {
    if (!isServerInTrouble) return;
    const texts = { title: t('session.profileError'), text: t('session.profileErrorText') };
    dispatch(notified({ tone: 'destructive', ...texts }));
  }, [isServerInTrouble, dispatch, t]);
}

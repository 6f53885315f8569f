import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useLocation, useTranslation } from '@selah/web-kit/platform';
import { useEffect } from 'react';
import { sessionMemory } from '../features/session/session-memory.ts';
import { useSession } from '../features/session/use-session.ts';
import { useSessionSync } from '../features/session/use-session-sync.ts';
import { useAppDispatch } from '../lib/hooks.ts';
import { PATHS } from './paths.ts';

/** Keeps the session for the whole site, and says once when it expired (M-079). Shows nothing. */
export function SessionSync() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { error } = useSession();
  const { pathname } = useLocation();
  useSessionSync();

  useEffect(() => {
    // The saved messages are left by a full reload (M-086), which no toast survives: it is said where that leads.
    if (!error || pathname === PATHS.userMessages || !sessionMemory.takeExpiryNotice()) return;
    dispatch(notified({ tone: 'destructive', title: error, text: t('session.expiredText') }));
  }, [error, pathname, dispatch, t]);

  return null;
}

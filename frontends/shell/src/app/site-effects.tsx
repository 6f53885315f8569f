import { readSilentFields } from '@selah/web-kit/browser/silent-fields';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useLocation, useTranslation } from '@selah/web-kit/platform';
import { useEffect } from 'react';
import { storedSession } from '../features/session/stored-session.ts';
import { useSession } from '../features/session/use-session.ts';
import { useSessionSync } from '../features/session/use-session-sync.ts';
import { useAppDispatch } from '../lib/hooks.ts';
import { PATHS } from './paths.ts';
import { usePageChange } from './use-page-change.ts';

/** Effects of every page that render nothing. Loaded after the page. */
export function SiteEffects() {
  usePageChange();
  useEffect(readSilentFields, []);
  useSessionNotices();
  return null;
}

/** Keeps the session up to date on every page; reports once when it expired (M-079) or cannot be confirmed (M-082). */
function useSessionNotices(): void {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { error, isServerInTrouble } = useSession();
  const { pathname } = useLocation();
  useSessionSync();

  useEffect(() => {
    // A toast here would be lost, because the saved messages are left by a full page load (M-086). The next page shows it.
    if (!error || pathname === PATHS.userMessages || !storedSession.takeExpiryNotice()) return;
    dispatch(notified({ tone: 'destructive', title: error, text: t('session.expiredText') }));
  }, [error, pathname, dispatch, t]);

  useEffect(() => {
    if (!isServerInTrouble) return;
    const texts = { title: t('session.profileError'), text: t('session.profileErrorText') };
    dispatch(notified({ tone: 'destructive', ...texts }));
  }, [isServerInTrouble, dispatch, t]);
}

import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useTranslation } from '@selah/web-kit/platform';
import { useEffect } from 'react';
import { useSession, useSessionActions } from '../../features/session/use-session.ts';
import { useAppDispatch } from '../../lib/hooks.ts';

/** A page that shows the profile makes sure that it is fresh (M-083), and says when it cannot (M-082). */
export function useProfileRefresh(): void {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { isUnconfirmed, isServerInTrouble } = useSession();
  const { check } = useSessionActions();

  useEffect(() => void check('visit'), [check]);
  useEffect(() => {
    // A server in trouble is told of on every page (session-sync).
    if (!isUnconfirmed || isServerInTrouble) return;
    const words = { title: t('session.profileError'), text: t('session.profileErrorText') };
    dispatch(notified({ tone: 'destructive', ...words }));
  }, [isUnconfirmed, isServerInTrouble, dispatch, t]);
}

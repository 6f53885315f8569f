import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useTranslation } from '@selah/web-kit/platform';
import { useEffect } from 'react';
import { useSession, useSessionActions } from '../../features/session/use-session.ts';
import { useAppDispatch } from '../../lib/hooks.ts';

/** For pages that show the profile: checks that it is fresh (M-083), and reports when that fails (M-082). */
export function useProfileRefresh(): void {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { isUnconfirmed, isServerInTrouble } = useSession();
  const { check } = useSessionActions();

  useEffect(() => void check('visit'), [check]);
  useEffect(() => {
    // A server in trouble is reported on every page (`site-effects.tsx`).
    if (!isUnconfirmed || isServerInTrouble) return;
    const words = { title: t('session.profileError'), text: t('session.profileErrorText') };
    dispatch(notified({ tone: 'destructive', ...words }));
  }, [isUnconfirmed, isServerInTrouble, dispatch, t]);
}

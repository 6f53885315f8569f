import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useTranslation } from '@selah/web-kit/platform';
import { useAppDispatch } from '../../lib/hooks.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { useLogOutMutation } from './api/session-endpoints.ts';
import { useSessionActions } from './use-session.ts';

interface LogOutOptions {
  /** Runs before the request; its failure does not prevent the logout. */
  readonly beforeAsking?: () => Promise<void>;
  /** Runs when the visitor has been removed from the store, before the next render. */
  readonly onLeft?: () => void;
}

/**
 * Logs out at the server and then here (M-080). Without the server's confirmation the visitor stays logged in and sees an
 * error: on a shared computer an incomplete logout must not look complete (M-081).
 */
export function useLogOut({ beforeAsking, onLeft }: LogOutOptions = {}) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { leave } = useSessionActions();
  const [askServer] = useLogOutMutation();

  const [logOut, isLoggingOut] = useSingleFlight(async () => {
    await beforeAsking?.().catch(() => {});
    const { error } = await askServer();
    if (error) {
      const words = { title: t('session.logoutError'), text: t('session.logoutErrorText') };
      dispatch(notified({ tone: 'destructive', ...words }));
      return;
    }
    onLeft?.();
    leave();
    dispatch(notified({ title: t('session.loggedOut'), text: t('session.loggedOutText') }));
  });

  return { logOut: () => void logOut(), isLoggingOut };
}

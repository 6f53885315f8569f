import { useSelector, useStore, useTranslation } from '@selah/web-kit/platform';
import { useMemo } from 'react';
import type { CheckReason, SessionState, SessionUser } from './domain/session-machine.ts';
import { checkSession, endSession, isSessionKept, startSession } from './session-actions.ts';
import { selectSession } from './session-slice.ts';

/** The logged-in visitor (M-077). `error` is a text for the visitor. */
export function useSession() {
  const { t } = useTranslation();
  const { user, isLoading, error, unansweredChecks, isServerInTrouble } = useSelector(selectSession);
  return {
    user,
    isLoading,
    error: error === 'expired' ? t('session.expired') : null,
    /** The visitor is shown as stored, because the server did not answer. */
    isUnconfirmed: user !== null && unansweredChecks > 0,
    isServerInTrouble: user !== null && isServerInTrouble,
  };
}

/** Functions that change the session. Stable between renders. */
export function useSessionActions() {
  const store = useStore<{ session: SessionState }>();
  return useMemo(
    () => ({
      enter: (user: SessionUser, options = { preventRedirect: false }) => startSession(store, user, options),
      isKept: (user: SessionUser) => isSessionKept(store, user),
      leave: () => endSession(store),
      check: (reason: CheckReason) => checkSession(store, reason),
    }),
    [store],
  );
}

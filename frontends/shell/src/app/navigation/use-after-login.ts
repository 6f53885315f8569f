import { TIMINGS } from '@selah/shared/contracts/limits';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useTranslation } from '@selah/web-kit/platform';
import { useEffect, useRef } from 'react';
import { letterStorage } from '../../features/personal-message/letter-storage.ts';
import { messageStorage } from '../../features/personal-message/message-storage.ts';
import type { SessionUser } from '../../features/session/domain/session-machine.ts';
import { redirectFlags } from '../../features/session/redirect-flags.ts';
import { useSessionActions } from '../../features/session/use-session.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { PATHS } from '../paths.ts';
import { useAutomaticRedirect } from './use-automatic-redirect.ts';

export interface AfterLogin {
  /** Called instead of opening the saved messages (M-066). */
  readonly afterLogin?: (() => void) | undefined;
  /** Sets `prevent_redirect`, which skips the next automatic redirect (M-069). */
  readonly preventRedirect?: boolean;
}

/**
 * Runs after a successful login: starts the session at once and redirects after a delay (M-067 to M-070). `loadMessages`
 * downloads the target page and rejects when that fails.
 */
export function useAfterLogin(
  loadMessages: () => Promise<unknown>,
  { afterLogin, preventRedirect = false }: AfterLogin = {},
) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { enter } = useSessionActions();
  const redirect = useAutomaticRedirect();
  const redirectTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(redirectTimer.current), []);

  async function goToMessages() {
    try {
      await loadMessages();
    } catch {
      // The page could not be downloaded, so the visitor stays on this one.
      redirectFlags.loginRedirectFailed(PATHS.userMessages);
      const words = { title: t('failure.title'), text: t('session.failedBefore') };
      dispatch(notified({ tone: 'destructive', ...words }));
      return;
    }
    redirect(PATHS.userMessages, { replace: window.location.pathname === PATHS.login });
  }

  return (user: SessionUser) => {
    enter(user, { preventRedirect });
    messageStorage.claim(user.id);
    letterStorage.claim(user.id);
    redirectTimer.current = setTimeout(afterLogin ?? (() => void goToMessages()), TIMINGS.afterLoginMs);
  };
}

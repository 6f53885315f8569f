import { TIMINGS } from '@selah/shared/contracts/limits';
import type { SiteUser } from '@selah/shared/contracts/users/site-user';
import { messageForPerson } from '@selah/web-kit/api-error';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useTranslation } from '@selah/web-kit/platform';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../lib/hooks.ts';
import { isAccessDenied } from '../../lib/is-access-denied.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { useSaveMessageMutation } from './api/message-endpoints.ts';
import { letterStorage } from './letter-storage.ts';
import { messageStorage, type SavableMessage } from './message-storage.ts';

export interface SaveMessageContext {
  readonly user: SiteUser | null;
  readonly onLoginNeeded: () => void;
  readonly onSaved: () => void;
  /** Called when the server says that the visitor is not logged in. */
  readonly onAccessDenied: () => void;
}

/**
 * Saves a message for the logged-in visitor (M-060 to M-062). Without a login it holds the message in the tab and opens the
 * login after a short delay (M-058, M-059).
 */
export function useSaveMessage(message: SavableMessage, context: SaveMessageContext) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [saveMessage] = useSaveMessageMutation();
  const [isSaved, setIsSaved] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(leaving.current), []);

  function leave(go: () => void, afterMs: number) {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(go, afterMs);
  }

  function holdUntilLogin() {
    messageStorage.hold(message);
    dispatch(notified({ title: t('message.loginRequired'), text: t('message.loginRequiredText') }));
    leave(context.onLoginNeeded, TIMINGS.loginRedirectMs);
  }

  const [save, isSaving] = useSingleFlight(async () => {
    if (!context.user) return holdUntilLogin();
    const userId = context.user.id;
    const { ownerId: _, ...saved } = message;
    const { data, error } = await saveMessage({ ...saved, userId });
    if (data) {
      messageStorage.release(message.saveKey);
      letterStorage.forget(message.saveKey);
      setIsSaved(true);
      dispatch(notified({ title: t('message.saved') }));
      leave(context.onSaved, TIMINGS.saveRedirectMs);
      return;
    }
    // Held, so that the message can be saved after the author's next login.
    messageStorage.hold({ ...message, ownerId: userId });
    const text = messageForPerson(error, t('message.errorSavingMessage'));
    dispatch(notified({ tone: 'destructive', title: t('message.errorSavingTitle'), text }));
    if (isAccessDenied(error)) context.onAccessDenied();
  });

  return { save: () => void save(), isSaving, isSaved };
}

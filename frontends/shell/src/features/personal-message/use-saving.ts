import { TIMINGS } from '@selah/shared/contracts/limits';
import type { SiteUser } from '@selah/shared/contracts/users/site-user';
import { messageForPerson } from '@selah/shared/web/api-error';
import { notified } from '@selah/shared/web/notifications/notifications-slice';
import { useTranslation } from '@selah/shared/web/platform';
import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../lib/hooks.ts';
import { useSaveMessageMutation } from './api/message-endpoints.ts';
import { type HeldMessage, messageStorage } from './message-storage.ts';

interface SavingContext {
  readonly user: SiteUser | null;
  readonly onLoginNeeded: () => void;
  readonly onSaved: () => void;
}

/**
 * Saves a message for the logged-in visitor (M-060 to M-062). Without one the message is held in the tab until its
 * author has logged in, and the way to the login is taken after a moment to read why (M-058, M-059).
 */
export function useSaving(message: HeldMessage, { user, onLoginNeeded, onSaved }: SavingContext) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [saveMessage, { isLoading }] = useSaveMessageMutation();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(leaving.current), []);

  function leave(go: () => void, afterMs: number) {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(go, afterMs);
  }

  async function save() {
    if (!user) {
      messageStorage.hold(message);
      dispatch(notified({ title: t('message.loginRequired'), text: t('message.loginRequiredText') }));
      leave(onLoginNeeded, TIMINGS.loginRedirectMs);
      return;
    }
    const { data, error } = await saveMessage({ ...message, userId: user.id });
    if (data) {
      dispatch(notified({ title: t('message.saved') }));
      leave(onSaved, TIMINGS.saveRedirectMs);
    } else {
      const text = messageForPerson(error, t('message.errorSavingMessage'));
      dispatch(notified({ tone: 'destructive', title: t('message.errorSavingTitle'), text }));
    }
  }

  return { save: () => void save(), isSaving: isLoading };
}

import { isApiError, messageForPerson, NO_ANSWER } from '@selah/web-kit/api-error';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useTranslation } from '@selah/web-kit/platform';
import type { FieldErrors } from 'react-hook-form';
import { useAppDispatch } from '../../lib/hooks.ts';

/** The two ways in which a form is turned down, as toasts. */
export function useErrorToasts() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const refuse = (title: string, text: string) => dispatch(notified({ tone: 'destructive', title, text }));

  return {
    /** By its own rules: all that is wrong, joined by commas (M-200). The fields say it too, each its own part. */
    invalidForm(errors: FieldErrors) {
      const messages = Object.values(errors).map((error) => String(error?.message ?? ''));
      refuse(t('signIn.invalid'), messages.filter(Boolean).join(', '));
    },
    /** By the server, or by its silence. `otherwise` is said where the server gave no words (M-071, M-075). */
    requestFailed(title: string, error: unknown, otherwise: string) {
      const silent = isApiError(error) && error.status === NO_ANSWER;
      refuse(title, messageForPerson(error, silent ? t('signIn.noAnswer') : otherwise));
    },
    show: refuse,
  };
}

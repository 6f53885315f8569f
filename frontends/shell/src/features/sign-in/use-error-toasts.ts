import { isApiError, messageForPerson, NO_ANSWER } from '@selah/web-kit/api-error';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useTranslation } from '@selah/web-kit/platform';
import type { FieldErrors } from 'react-hook-form';
import { useAppDispatch } from '../../lib/hooks.ts';

/** Toasts for the two kinds of errors of a form. */
export function useErrorToasts() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const refuse = (title: string, text: string) => dispatch(notified({ tone: 'destructive', title, text }));

  return {
    /** Validation errors, joined by commas (M-200). Each field also shows its own. */
    invalidForm(errors: FieldErrors) {
      const messages = Object.values(errors).map((error) => String(error?.message ?? ''));
      refuse(t('signIn.invalid'), messages.filter(Boolean).join(', '));
    },
    /** A failed request. `otherwise` is the text when the server sent none (M-071, M-075). */
    requestFailed(title: string, error: unknown, otherwise: string) {
      const silent = isApiError(error) && error.status === NO_ANSWER;
      refuse(title, messageForPerson(error, silent ? t('signIn.noAnswer') : otherwise));
    },
    show: refuse,
  };
}

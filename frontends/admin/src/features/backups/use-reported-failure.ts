import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { failureText } from '../../lib/failure-text.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { texts } from '../../locales/pt.ts';

/** Shows why an action failed; returns whether it did. */
export function useReportedFailure(): (outcome: { readonly error?: unknown }, title: string) => boolean {
  const dispatch = useAppDispatch();
  return ({ error }, title) => {
    if (!error) return false;
    dispatch(notified({ tone: 'destructive', title, text: failureText(error, texts.frame.noAnswer) }));
    return true;
  };
}

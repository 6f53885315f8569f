import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { failureText } from '../../lib/failure-text.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { texts } from '../../locales/pt.ts';

/** Shows why an action failed, if it did. */
export function useReportedFailure(): (outcome: { readonly error?: unknown }) => void {
  const dispatch = useAppDispatch();
  return ({ error }) => {
    if (!error) return;
    const text = failureText(error, texts.frame.noAnswer);
    dispatch(notified({ tone: 'destructive', title: texts.jobs.actionFailed, text }));
  };
}

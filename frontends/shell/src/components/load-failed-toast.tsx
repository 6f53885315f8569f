import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useTranslation } from '@selah/web-kit/platform';
import { useEffect } from 'react';
import { useAppDispatch } from '../lib/hooks.ts';

/** Shows one toast when something the visitor opened could not be downloaded. */
export function LoadFailedToast() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();

  useEffect(() => {
    dispatch(notified({ tone: 'destructive', title: t('failure.part') }));
  }, [dispatch, t]);

  return null;
}

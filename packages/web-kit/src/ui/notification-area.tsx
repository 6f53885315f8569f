import { TOASTS } from '@selah/shared/contracts/limits';
import { useDispatch, useSelector } from '@selah/web-kit/platform';
import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import * as Toast from 'radix-ui/toast';
import { useEffect } from 'react';
import {
  dismissed,
  type Notification,
  type NotificationsState,
  removed,
} from '../notifications/notifications-slice.ts';
import { buttonClass } from './button.tsx';

interface Labels {
  /** Name of the region; Radix replaces `{hotkey}` with F8. */
  readonly area: string;
  /** Name of each toast for screen readers. */
  readonly each: string;
  readonly close: string;
}

/**
 * The notification area: one toast for five seconds, dismissed by a swipe to the right, focused with F8
 * (M-018, M-232).
 */
export function NotificationArea({ labels }: { readonly labels: Labels }) {
  const shown = useSelector((state: { notifications: NotificationsState }) => state.notifications.shown);
  return (
    <Toast.Provider
      duration={TOASTS.durationMs}
      swipeDirection="right"
      swipeThreshold={TOASTS.swipeThresholdPx}
      label={labels.each}
    >
      {shown.map((notification) => (
        <NotificationToast key={notification.id} notification={notification} closeLabel={labels.close} />
      ))}
      <Toast.Viewport
        hotkey={['F8']}
        label={labels.area}
        className="fixed right-0 bottom-[var(--below-toasts,0px)] z-50 flex w-full max-w-sm flex-col gap-2 p-4 outline-none"
      />
    </Toast.Provider>
  );
}

function NotificationToast({ notification, closeLabel }: { notification: Notification; closeLabel: string }) {
  const { id, open, title, text, tone, action } = notification;
  const dispatch = useDispatch();

  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => dispatch(removed(id)), TOASTS.removeMs);
    return () => clearTimeout(timer);
  }, [dispatch, id, open]);

  return (
    <Toast.Root
      open={open}
      onOpenChange={(stays) => stays || dispatch(dismissed(id))}
      type={tone === 'destructive' ? 'foreground' : 'background'}
      className={clsx(
        'toast grid grid-cols-[minmax(0,1fr)_auto] items-start wrap-anywhere gap-x-3 rounded-2xl border bg-raised p-4 text-ink shadow-sheet',
        tone === 'destructive' ? 'border-danger' : 'border-edge',
      )}
    >
      <Toast.Title className={clsx('font-medium', tone === 'destructive' && 'text-danger')}>
        {title}
      </Toast.Title>
      <Toast.Close
        aria-label={closeLabel}
        className="-m-2 row-span-2 grid size-11 place-items-center rounded-full hover:bg-wash"
      >
        <X aria-hidden="true" className="size-4" />
      </Toast.Close>
      {text && <Toast.Description className="text-ink-soft">{text}</Toast.Description>}
      {action && (
        <Toast.Action
          altText={action.label}
          onClick={() => dispatch(action.dispatches)}
          className={buttonClass('quiet', 'col-span-2 mt-2 justify-self-start')}
        >
          {action.label}
        </Toast.Action>
      )}
    </Toast.Root>
  );
}

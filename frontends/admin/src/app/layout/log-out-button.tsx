import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { Button } from '@selah/web-kit/ui/button';
import { LogOut } from 'lucide-react';
import { useAdminLogOutMutation } from '../../features/sign-in/api/session-endpoints.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { texts } from '../../locales/pt.ts';

/** Logs out (M-112). When that fails, the administrator stays logged in and sees an error. */
export function LogOutButton({ onLeft }: { readonly onLeft: () => void }) {
  const dispatch = useAppDispatch();
  const [logOut, { isLoading }] = useAdminLogOutMutation();

  async function leave() {
    const { error } = await logOut();
    if (error) {
      const text = failureText(error, texts.frame.noAnswer);
      dispatch(notified({ tone: 'destructive', title: texts.frame.logoutFailed, text }));
      return;
    }
    dispatch(notified({ title: texts.frame.loggedOut }));
    onLeft();
  }

  return (
    <Button look="quiet" disabled={isLoading} onClick={leave}>
      <LogOut aria-hidden="true" className="size-4" />
      <span>{isLoading ? texts.frame.loggingOut : texts.frame.logout}</span>
    </Button>
  );
}

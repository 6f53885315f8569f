import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { Button } from '@selah/web-kit/ui/button';
import { Mail } from 'lucide-react';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import { useSendTestMailMutation, useServiceHealthQuery } from '../api/site-health-endpoints.ts';

const words = texts.siteHealth;

/** Sends a mail to the administrator's own address and says what became of it. */
export function TestMailButton({ label = words.testMail }: { readonly label?: string }) {
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = useSendTestMailMutation();
  const { data } = useServiceHealthQuery('admin');
  const isKept = data?.conditions.some(({ name, state }) => name === 'mail' && state === 'off');

  async function sendMail() {
    const { error } = await send();
    if (error) {
      const text = failureText(error, texts.frame.noAnswer);
      return void dispatch(notified({ tone: 'destructive', title: words.mailNotSent, text }));
    }
    dispatch(
      notified(
        isKept
          ? { title: words.mailKept, text: words.mailKeptText }
          : { title: words.mailSent, text: words.mailSentText },
      ),
    );
  }

  return (
    <Button look="quiet" disabled={isLoading} onClick={() => void sendMail()}>
      <Mail aria-hidden="true" className="size-4" />
      <span>{isLoading ? words.sendingMail : label}</span>
    </Button>
  );
}

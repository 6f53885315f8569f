import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { Button } from '@selah/web-kit/ui/button';
import { Mail } from 'lucide-react';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import { useSendTestMailMutation, useServiceHealthState } from '../api/site-health-endpoints.ts';

const words = texts.siteHealth;

/** Sends a mail to the administrator's own address and says what became of it. */
export function TestMailButton({ label = words.testMail }: { readonly label?: string }) {
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = useSendTestMailMutation();
  const { data } = useServiceHealthState('admin');
  const mail = data?.conditions.find(({ name }) => name === 'mail')?.state;

  async function sendMail() {
    const { error } = await send();
    if (error) {
      const text = failureText(error, texts.frame.noAnswer);
      return void dispatch(notified({ tone: 'destructive', title: words.mailNotSent, text }));
    }
    dispatch(
      notified(
        mail === 'off'
          ? { title: words.mailKept, text: words.mailKeptText }
          : {
              title: words.mailSent,
              text: mail === 'attention' ? words.mailWithoutSender : words.mailSentText,
            },
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

import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useNavigate } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import { Panel } from '../../../components/panel.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import { useChangeFirstVisitMutation } from '../api/first-visit-endpoints.ts';

const words = texts.firstVisit;

/** Leads back to the first steps, also after they were left. */
export function TakeUpFirstVisit() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [change, { isLoading }] = useChangeFirstVisitMutation();

  async function takeUp() {
    const { error } = await change({ isOpen: true });
    if (!error) return void navigate('/admin');
    const text = failureText(error, texts.frame.noAnswer);
    dispatch(notified({ tone: 'destructive', title: words.takeUpFailed, text }));
  }

  return (
    <Panel title={words.takenUpTitle}>
      <p className="text-ink-soft">{words.takenUpText}</p>
      <Button look="quiet" className="justify-self-start" disabled={isLoading} onClick={() => void takeUp()}>
        {words.takeUp}
      </Button>
    </Panel>
  );
}

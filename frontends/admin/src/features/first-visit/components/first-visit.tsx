import { FIRST_STEPS, type FirstStep } from '@selah/shared/contracts/first-visit/first-visit';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { Link } from '@selah/web-kit/platform';
import { Button, buttonClass } from '@selah/web-kit/ui/button';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Panel } from '../../../components/panel.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import { useChangeFirstVisitMutation, useFirstVisitQuery } from '../api/first-visit-endpoints.ts';

const words = texts.firstVisit;

interface FirstVisitProps {
  /** The button that sends a test mail. */
  readonly testMail: ReactNode;
}

/** What is still to be done on a new site, until it is left. Nothing while it loads: it is an offer. */
export function FirstVisit({ testMail }: FirstVisitProps) {
  const dispatch = useAppDispatch();
  const { data } = useFirstVisitQuery(undefined, { refetchOnMountOrArgChange: true });
  const [change, { isLoading }] = useChangeFirstVisitMutation();
  if (!data?.isOpen) return null;
  const { steps, publicUrl } = data;
  const isAllDone = FIRST_STEPS.every((step) => steps[step]);
  const actions: Readonly<Record<FirstStep, ReactNode>> = {
    password: <StepLink to="/admin?area=account" label={words.links.password} />,
    email: <StepLink to="/admin?area=account" label={words.links.email} />,
    testMail,
    address: <p className="break-words text-ink-soft">{words.addressNow(publicUrl)}</p>,
    video: <StepLink to="/admin?area=videos" label={words.links.video} />,
  };

  async function leave() {
    const { error } = await change({ isOpen: false });
    dispatch(
      notified(
        error
          ? {
              tone: 'destructive',
              title: words.leaveFailed,
              text: failureText(error, texts.frame.noAnswer),
            }
          : { title: words.left },
      ),
    );
  }

  return (
    <Panel title={words.title}>
      <p className="text-ink-soft">{isAllDone ? words.allDone : words.intro}</p>
      <ol className="grid gap-4">
        {FIRST_STEPS.map((step) => (
          <Step key={step} step={step} isDone={steps[step]} action={actions[step]} />
        ))}
      </ol>
      <Button
        look={isAllDone ? 'primary' : 'plain'}
        className={isAllDone ? 'justify-self-start' : '-ml-3 justify-self-start'}
        disabled={isLoading}
        onClick={() => void leave()}
      >
        {isAllDone ? words.finish : words.leave}
      </Button>
    </Panel>
  );
}

interface StepProps {
  readonly step: FirstStep;
  readonly isDone: boolean;
  readonly action: ReactNode;
}

function Step({ step, isDone, action }: StepProps) {
  const { title, text } = words.steps[step];
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className="flex gap-3">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-accent' : 'text-ink-soft'}`}
      />
      <div className="grid min-w-0 gap-1">
        <p className={isDone ? 'text-ink-soft' : 'font-medium'}>
          <span>{title}</span>
          {isDone && <span className="sr-only">{`, ${words.done}`}</span>}
        </p>
        {!isDone && (
          <>
            <p className="text-ink-soft">{text}</p>
            <div className="mt-1">{action}</div>
          </>
        )}
      </div>
    </li>
  );
}

function StepLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <Link to={to} className={buttonClass('quiet')}>
      {label}
    </Link>
  );
}

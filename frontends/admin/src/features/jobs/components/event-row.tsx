import type { ParkedEvents } from '@selah/shared/contracts/stats/parked-events';
import { Button } from '@selah/web-kit/ui/button';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { texts } from '../../../locales/pt.ts';
import { useSendEventAgainMutation } from '../api/job-endpoints.ts';
import { useReportedFailure } from '../use-reported-failure.ts';

const words = texts.jobs;

/** An event that failed for good (decision 0037), which can be sent again. */
export function EventRow({ event }: { readonly event: ParkedEvents['events'][number] }) {
  const { id, name, parkedAt, attempts, reason } = event;
  const [sendAgain, { isLoading }] = useSendEventAgainMutation();
  const report = useReportedFailure();
  const title = words.events[name] ?? words.otherEvent(name);

  return (
    <li className="problem problem-with-actions">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="font-medium break-words">{title}</p>
        <p className="text-sm text-ink-soft">
          <span>{`${words.event} · `}</span>
          <span className="text-danger">{words.states.failed}</span>
          <span>{` · ${words.attempts(attempts)} · `}</span>
          <RelativeTime moment={parkedAt} />
        </p>
        <p className="text-sm">{words.eventReason}</p>
        <details className="text-sm text-ink-soft">
          <summary className="min-h-11 cursor-pointer content-center">{words.detail}</summary>
          <p className="break-words" lang="en">
            {reason}
          </p>
        </details>
      </div>
      <Button
        look="quiet"
        disabled={isLoading}
        aria-label={words.of(words.sendAgain, title)}
        onClick={async () => report(await sendAgain(id))}
      >
        {words.sendAgain}
      </Button>
    </li>
  );
}

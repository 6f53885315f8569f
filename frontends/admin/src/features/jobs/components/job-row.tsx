import type { Job } from '@selah/shared/contracts/videos/jobs';
import { AlertDialog } from '@selah/web-kit/ui/alert-dialog';
import { Button } from '@selah/web-kit/ui/button';
import { useState } from 'react';
import { ProgressBar } from '../../../components/feedback/progress-bar.tsx';
import { texts } from '../../../locales/pt.ts';
import { useSettleJobMutation } from '../api/job-endpoints.ts';
import { useReportedFailure } from '../use-reported-failure.ts';

const words = texts.jobs;

/** One piece of work on a video, with what a person can do about its failure. */
export function JobRow({ job }: { readonly job: Job }) {
  const { id, kind, state, title, share, attempts = 0, reason, canRetry } = job;
  const [settle, { isLoading }] = useSettleJobMutation();
  const report = useReportedFailure();
  const [isAsked, setIsAsked] = useState(false);
  const run = async (how: 'retry' | 'give-up') => report(await settle({ id, how }));
  // Only a video that nobody can watch goes to the trash.
  const isVideoLost = kind === 'processing' && canRetry;

  return (
    <li className="problem problem-with-actions">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="font-medium break-words" dir="auto">
          {title}
        </p>
        <p className="text-sm text-ink-soft">
          <span>{`${words.kinds[kind]} · `}</span>
          <span className={state === 'failed' ? 'text-danger' : ''}>{words.states[state]}</span>
          {attempts > 1 && <span>{` · ${words.attempts(attempts)}`}</span>}
        </p>
        {reason && <p className="text-sm break-words">{reason}</p>}
        {share !== undefined && <ProgressBar label={title} value={share} max={1} className="mt-1" />}
      </div>
      {state === 'failed' && (
        <div className="flex flex-wrap gap-2">
          {canRetry && (
            <Button
              look="quiet"
              disabled={isLoading}
              aria-label={words.of(words.retry, title)}
              onClick={() => void run('retry')}
            >
              {words.retry}
            </Button>
          )}
          <Button
            look="quiet"
            disabled={isLoading}
            aria-label={words.of(words.giveUp, title)}
            onClick={() => (isVideoLost ? setIsAsked(true) : void run('give-up'))}
          >
            {words.giveUp}
          </Button>
        </div>
      )}
      <AlertDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={words.confirm.title}
        text={words.confirm.text(title)}
        confirmLabel={words.giveUp}
        cancelLabel={words.confirm.cancel}
        destructive
        onConfirm={() => void run('give-up')}
      />
    </li>
  );
}

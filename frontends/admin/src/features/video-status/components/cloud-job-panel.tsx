import { formatBytes } from '@selah/shared/contracts/format-bytes';
import type { CloudJob } from '@selah/shared/contracts/videos/cloud-job';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { Button } from '@selah/web-kit/ui/button';
import { Pause, Play } from 'lucide-react';
import { ProgressBar } from '../../../components/feedback/progress-bar.tsx';
import { Panel } from '../../../components/panel.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import { usePauseCloudJobMutation, useResumeCloudJobMutation } from '../api/cloud-job-endpoints.ts';

const words = texts.videoStatus.job;
const STATES = { running: words.running, paused: words.paused, finished: words.finished, idle: '' } as const;

/** The progress of the upload to the cloud: total, current file, and failed files (Q24). */
export function CloudJobPanel({ job }: { readonly job: CloudJob }) {
  const { state, total, done, current, failed } = job;
  return (
    <Panel title={words.title} actions={<JobSwitch state={state} />}>
      <div className="grid gap-2">
        <p role="status" className="flex flex-wrap justify-between gap-x-4">
          <span>{`${STATES[state]} · ${words.progress(done, total)}`}</span>
          {failed.length > 0 && <span className="text-danger">{words.failed(failed.length)}</span>}
        </p>
        <ProgressBar label={words.title} value={done} max={total} />
      </div>
      {current && (
        <div className="grid gap-2">
          <p className="text-sm break-words text-ink-soft" dir="auto">
            {words.file(current.title, formatBytes(current.sentBytes), formatBytes(current.sizeBytes))}
          </p>
          <ProgressBar label={current.title} value={current.sentBytes} max={current.sizeBytes} />
        </div>
      )}
      {failed.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-medium">{words.failures}</summary>
          <ul className="grid gap-2">
            {failed.map(({ id, title, reason }) => (
              <li key={id} className="problem">
                <p className="font-medium break-words">
                  <span>{`#${id} `}</span>
                  <span dir="auto">{title}</span>
                </p>
                <p className="text-sm text-ink-soft">{reason}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

function JobSwitch({ state }: Pick<CloudJob, 'state'>) {
  const dispatch = useAppDispatch();
  const [pause, pausing] = usePauseCloudJobMutation();
  const [resume, resuming] = useResumeCloudJobMutation();
  if (state !== 'running' && state !== 'paused') return null;
  const isRunning = state === 'running';
  const Icon = isRunning ? Pause : Play;

  async function toggle() {
    const { error } = isRunning ? await pause() : await resume();
    if (!error) return;
    const title = isRunning ? words.pauseFailed : words.resumeFailed;
    dispatch(notified({ tone: 'destructive', title, text: failureText(error, texts.frame.noAnswer) }));
  }

  return (
    <Button look="quiet" disabled={pausing.isLoading || resuming.isLoading} onClick={toggle}>
      <Icon aria-hidden="true" className="size-4" />
      <span>{isRunning ? words.pause : words.resume}</span>
    </Button>
  );
}

import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { AlertDialog } from '@selah/web-kit/ui/alert-dialog';
import { Button } from '@selah/web-kit/ui/button';
import { Spinner } from '@selah/web-kit/ui/spinner';
import { CloudUpload } from 'lucide-react';
import { useId, useState } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import { useStartCloudJobMutation } from '../api/cloud-job-endpoints.ts';
import { useDelayedCallback } from '../use-cloud-job.ts';

const words = texts.videoStatus;

interface StartCloudJobProps {
  readonly isRunning: boolean;
  readonly hasVideosToSend: boolean;
  readonly onReload: () => void;
}

/** Starts the background upload of all files that the cloud lacks (M-145 to M-148). */
export function StartCloudJob({ isRunning, hasVideosToSend, onReload }: StartCloudJobProps) {
  const dispatch = useAppDispatch();
  const [startCloudJob, { isLoading }] = useStartCloudJobMutation();
  const [isStarted, setIsStarted] = useState(false);
  const reloadLater = useDelayedCallback(onReload);
  const hint = useId();

  async function start() {
    const { error } = await startCloudJob();
    if (error) {
      const text = failureText(error, texts.frame.noAnswer);
      dispatch(notified({ tone: 'destructive', title: words.startFailed, text }));
      return;
    }
    setIsStarted(true);
    reloadLater();
  }

  const isBusy = isLoading || isRunning;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button disabled={isBusy || !hasVideosToSend} aria-describedby={hint} onClick={start}>
        {isBusy ? <Spinner className="size-4" /> : <CloudUpload aria-hidden="true" className="size-4" />}
        <span>{isLoading ? words.starting : isRunning ? words.working : words.start}</span>
      </Button>
      <p id={hint} className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">
        {hasVideosToSend || isBusy ? words.startHint : words.nothingToSend}
      </p>
      <AlertDialog
        open={isStarted}
        onOpenChange={setIsStarted}
        title={words.startedTitle}
        text={`${words.started} ${words.startedHere}`}
        confirmLabel={words.ok}
      />
    </div>
  );
}

import { formatBytes } from '@selah/shared/contracts/format-bytes';
import type { RenditionJob } from '@selah/shared/contracts/videos/rendition-job';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { Button } from '@selah/web-kit/ui/button';
import { Film, Pause, Play } from 'lucide-react';
import { ProgressBar } from '../../../components/feedback/progress-bar.tsx';
import { Panel } from '../../../components/panel.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import {
  type RenditionAction,
  useControlRenditionsMutation,
  useRenditionJobQuery,
} from '../api/rendition-endpoints.ts';

const words = texts.renditions;

/** How often the progress is asked for while something is done, and otherwise, in milliseconds. */
const ASKED_EVERY_MS = { running: 3000, otherwise: 15_000 } as const;

/** The smaller versions of videos: what is being made, and the start for old videos with what it will take (decision 0047). */
export function RenditionsPanel() {
  const { data: job } = useRenditionJobQuery(undefined, { refetchOnMountOrArgChange: true });
  const isRunning = job?.state === 'running';
  useRenditionJobQuery(undefined, {
    pollingInterval: isRunning ? ASKED_EVERY_MS.running : ASKED_EVERY_MS.otherwise,
    skipPollingIfUnfocused: true,
  });
  const control = useControl();
  if (!job) return null;
  const { current, done, failed, storedBytes } = job;
  return (
    <Panel title={words.title} actions={<Switch job={job} control={control} />}>
      <p className="max-w-prose text-sm text-ink-soft">{words.hint}</p>
      <p role="status">{stateText(job)}</p>
      {current && (
        <div className="grid gap-2">
          <p className="text-sm break-words text-ink-soft" dir="auto">
            {words.current(current.title)}
          </p>
          <ProgressBar label={current.title} value={current.share} max={1} />
        </div>
      )}
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <span>{words.done(done, formatBytes(storedBytes))}</span>
        {failed > 0 && <span className="text-danger">{words.failed(failed)}</span>}
      </p>
      {job.old.films > 0 && job.state !== 'no_tool' && <OldVideos job={job} control={control} />}
    </Panel>
  );
}

interface PartProps {
  readonly job: RenditionJob;
  readonly control: { readonly isBusy: boolean; readonly run: (action: RenditionAction) => void };
}

function OldVideos({ job: { old, freeBytes }, control }: PartProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button disabled={control.isBusy} onClick={() => control.run('start')}>
        <Film aria-hidden="true" className="size-4" />
        <span>{words.start}</span>
      </Button>
      <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">
        <span>{`${words.old(old.films)} ${words.estimate(formatBytes(old.estimatedBytes), formatBytes(freeBytes))}`}</span>
        {old.estimatedBytes > freeBytes && <strong className="block font-medium">{words.tooLarge}</strong>}
      </p>
    </div>
  );
}

function Switch({ job: { state }, control }: PartProps) {
  if (state === 'idle' || state === 'no_tool') return null;
  const isPaused = state === 'paused';
  const Icon = isPaused ? Play : Pause;
  return (
    <Button look="quiet" disabled={control.isBusy} onClick={() => control.run(isPaused ? 'resume' : 'pause')}>
      <Icon aria-hidden="true" className="size-4" />
      <span>{isPaused ? words.resume : words.pause}</span>
    </Button>
  );
}

function useControl(): PartProps['control'] {
  const dispatch = useAppDispatch();
  const [control, { isLoading }] = useControlRenditionsMutation();
  async function run(action: RenditionAction) {
    const { error } = await control(action);
    if (!error) return;
    const text = failureText(error, texts.frame.noAnswer);
    dispatch(notified({ tone: 'destructive', title: words.actionFailed, text }));
  }
  return { isBusy: isLoading, run: (action) => void run(action) };
}

function stateText({ state, waiting }: RenditionJob): string {
  const text = words.states[state];
  return typeof text === 'string' ? text : text(waiting);
}

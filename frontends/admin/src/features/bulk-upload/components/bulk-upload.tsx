import { UPLOADS } from '@selah/shared/contracts/limits';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { Button } from '@selah/web-kit/ui/button';
import { Pause, Play, Upload } from 'lucide-react';
import { Note } from '../../../components/feedback/note.tsx';
import { FilePicker } from '../../../components/fields/file-picker.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { visitorLanguage } from '../../../lib/visitor-language.ts';
import { texts } from '../../../locales/pt.ts';
import { chooseFiles } from '../choose-files.ts';
import type { UploadQueue } from '../domain/upload-queue.ts';
import type { UploadRunner } from '../upload-runner.ts';
import { usePageUploads } from '../use-page-uploads.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { UploadList } from './upload-list.tsx';

const words = texts.bulkUpload;

interface BulkUploadProps {
  /** Undefined after the session has ended. */
  readonly administratorId: number | undefined;
}

/** Uploads many files (M-132 to M-136), each with a language, its progress and the reason of a failure. */
export function BulkUpload({ administratorId }: BulkUploadProps) {
  const { queue, runner } = usePageUploads(administratorId);
  if (!queue || !runner) return null;
  return <UploadForm queue={queue} runner={runner} />;
}

function UploadForm({ queue, runner }: { readonly queue: UploadQueue; readonly runner: UploadRunner }) {
  const dispatch = useAppDispatch();
  const { items } = queue;
  const toSend = items.filter(({ stage, isWanted }) => !isWanted && STAYS.includes(stage) === false).length;
  const fileless = items.filter(({ stage }) => stage === 'fileless').length;
  const pausable = items.filter(
    ({ isWanted, isPaused, stage }) => isWanted && !isPaused && ON_THE_WAY.includes(stage),
  );
  const paused = items.filter(({ isPaused }) => isPaused);

  function choose(files: readonly File[]) {
    const { refused } = chooseFiles(runner, files, visitorLanguage());
    if (refused.length === 0) return;
    const text = words.notTaken(refused.map(({ name }) => name).join(', '));
    dispatch(notified({ tone: 'destructive', title: words.tooMany(UPLOADS.defaultMaxBulkFiles), text }));
  }

  function submit() {
    if (items.length === 0) dispatch(notified({ tone: 'destructive', title: words.noFile }));
    else runner.execute({ type: 'submitted' });
  }

  return (
    <Panel title={words.title}>
      <p className="text-ink-soft">{words.intro}</p>
      <FilePicker label={words.choose} hint={words.drop} multiple onChoose={choose} />
      {queue.isSignedOut && <Note tone="warning">{words.signedOut}</Note>}
      {fileless > 0 && <Note tone="warning">{words.fileless(fileless)}</Note>}
      {items.length > 0 && <UploadList queue={queue} runner={runner} />}
      {items.length > 0 && <BulkProgress queue={queue} />}
      <div className="flex flex-wrap gap-3">
        <Button onClick={submit} disabled={items.length > 0 && toSend === 0}>
          <Upload aria-hidden="true" className="size-4" />
          <span>{words.submit(toSend)}</span>
        </Button>
        {pausable.length > 1 && (
          <Button
            look="quiet"
            onClick={() => runner.execute({ type: 'paused', ids: pausable.map(({ id }) => id) })}
          >
            <Pause aria-hidden="true" className="size-4" />
            <span>{words.pauseAll}</span>
          </Button>
        )}
        {paused.length > 1 && (
          <Button
            look="quiet"
            onClick={() => runner.execute({ type: 'resumed', ids: paused.map(({ id }) => id) })}
          >
            <Play aria-hidden="true" className="size-4" />
            <span>{words.resumeAll}</span>
          </Button>
        )}
      </div>
    </Panel>
  );
}

/** Stages of files that the submit button does not send. */
const STAYS: readonly string[] = ['failed', 'known', 'fileless'];
const ON_THE_WAY: readonly string[] = ['reading', 'checking', 'ready', 'sending'];

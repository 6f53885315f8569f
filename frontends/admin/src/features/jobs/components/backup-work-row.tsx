import {
  type BackupWork,
  canBeRepeated,
  type FailedBackupWork,
} from '@selah/shared/contracts/backups/backups';
import { Button } from '@selah/web-kit/ui/button';
import { ProgressBar } from '../../../components/feedback/progress-bar.tsx';
import { useSettleBackupWorkMutation } from '../../../lib/backups-query.ts';
import { formatDateTime } from '../../../lib/format-time.ts';
import { texts } from '../../../locales/pt.ts';
import { useReportedFailure } from '../use-reported-failure.ts';

const words = texts.jobs;
const ofBackups = texts.backups;

/** Work on backups that is being done or has failed, with what a person can do about it. */
export function BackupWorkRow({ work }: { readonly work: BackupWork | FailedBackupWork }) {
  const { kind, attempts = 1 } = work;
  const [settle, { isLoading }] = useSettleBackupWorkMutation();
  const report = useReportedFailure();
  const failed = 'failure' in work ? work : undefined;
  const title = titleOf(work);
  const action = (label: string, how: 'retry' | 'give-up') => (
    <Button
      look="quiet"
      disabled={isLoading}
      aria-label={words.of(label, title)}
      onClick={async () => report(await settle({ work: kind, how }))}
    >
      {label}
    </Button>
  );

  return (
    <li className="problem problem-with-actions">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="font-medium break-words">{title}</p>
        <p className="text-sm text-ink-soft">
          <span>{`${words.backup} · `}</span>
          <span className={failed ? 'text-danger' : ''}>
            {failed ? words.states.failed : words.states.running}
          </span>
          {attempts > 1 && <span>{` · ${words.attempts(attempts)}`}</span>}
        </p>
        {failed && <p className="text-sm break-words">{ofBackups.whyFailed(failed)}</p>}
        {'of' in work && <Progress title={title} work={work} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {failed && canBeRepeated(failed) && action(words.retry, 'retry')}
        {action(failed ? words.giveUp : words.stop, 'give-up')}
      </div>
    </li>
  );
}

function Progress({ title, work: { done, of } }: { readonly title: string; readonly work: BackupWork }) {
  const text = of === 0 ? ofBackups.counting : ofBackups.ofFiles(done, of);
  return (
    <>
      <p className="text-sm text-ink-soft tabular-nums">{text}</p>
      <ProgressBar label={title} value={done} max={of} valueText={text} className="mt-1" />
    </>
  );
}

function titleOf({ kind, backup, isPlanned }: BackupWork | FailedBackupWork): string {
  if (kind === 'backup' && isPlanned) return ofBackups.plannedName;
  return ofBackups.workNames[kind](backup ? formatDateTime(momentOf(backup)) : '');
}

/** The moment in the name of a backup, which is not in the list if it was deleted. */
function momentOf(name: string): string {
  const [day = '', time = ''] = name.slice(0, 19).split('T');
  return `${day}T${time.replaceAll('-', ':')}Z`;
}

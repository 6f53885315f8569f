import type { BackupWork } from '@selah/shared/contracts/backups/backups';
import { Button } from '@selah/web-kit/ui/button';
import { ProgressBar } from '../../../components/feedback/progress-bar.tsx';
import { useSettleBackupWorkMutation } from '../../../lib/backups-query.ts';
import { texts } from '../../../locales/pt.ts';
import { useReportedFailure } from '../use-reported-failure.ts';

const words = texts.backups;

/** How far the current work is; it can be ended. */
export function CurrentWork({ work: { kind, done, of } }: { readonly work: BackupWork }) {
  const text = of === 0 ? words.counting : words.ofFiles(done, of);
  const [settle, { isLoading }] = useSettleBackupWorkMutation();
  const report = useReportedFailure();
  return (
    <div className="grid gap-2">
      <p>
        <span role="status" className="font-medium">
          {words.work[kind]}
        </span>{' '}
        <span className="text-ink-soft tabular-nums">{text}</span>
      </p>
      <ProgressBar label={words.work[kind]} value={done} max={of} valueText={text} />
      <Button
        look="quiet"
        className="justify-self-start"
        disabled={isLoading}
        onClick={async () => report(await settle({ work: kind, how: 'give-up' }), words.workNotSettled)}
      >
        {words.stop}
      </Button>
    </div>
  );
}

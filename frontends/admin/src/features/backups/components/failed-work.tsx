import { canBeRepeated, type FailedBackupWork } from '@selah/shared/contracts/backups/backups';
import { Button } from '@selah/web-kit/ui/button';
import { FailureNote } from '../../../components/feedback/failure-note.tsx';
import { useSettleBackupWorkMutation } from '../../../lib/backups-query.ts';
import { formatDateTime } from '../../../lib/format-time.ts';
import { texts } from '../../../locales/pt.ts';
import { useReportedFailure } from '../use-reported-failure.ts';

const words = texts.backups;

interface FailedWorkProps {
  readonly failed: FailedBackupWork;
  readonly isBusy: boolean;
}

/** What did not succeed, when, why, and what can be done about it. */
export function FailedWork({ failed, isBusy }: FailedWorkProps) {
  const { kind, at } = failed;
  const [settle, { isLoading }] = useSettleBackupWorkMutation();
  const report = useReportedFailure();
  const settleAs = async (how: 'retry' | 'give-up') =>
    report(await settle({ work: kind, how }), words.workNotSettled);
  return (
    <FailureNote title={`${words.failed[kind]} (${formatDateTime(at)})`} text={words.whyFailed(failed)}>
      {canBeRepeated(failed) && (
        <Button look="quiet" disabled={isBusy || isLoading} onClick={() => void settleAs('retry')}>
          {words.retry}
        </Button>
      )}
      <Button look="quiet" disabled={isLoading} onClick={() => void settleAs('give-up')}>
        {words.giveUp}
      </Button>
    </FailureNote>
  );
}

import type { FailedBackupWork } from '@selah/shared/contracts/backups/backups';
import { FailureNote } from '../../../components/feedback/failure-note.tsx';
import { formatDateTime } from '../../../lib/format-time.ts';
import { texts } from '../../../locales/pt.ts';

const words = texts.backups;

/** What did not succeed, when, and why. */
export function FailedWork({ failed }: { readonly failed: FailedBackupWork }) {
  const { kind, at, failure, needed, free } = failed;
  const space = needed !== undefined && free !== undefined ? ` ${words.space(needed, free)}` : '';
  return (
    <FailureNote
      title={`${words.failed[kind]} (${formatDateTime(at)})`}
      text={`${words.reasons[failure]}${space}`}
    />
  );
}

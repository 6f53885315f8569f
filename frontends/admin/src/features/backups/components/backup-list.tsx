import type { Backup } from '@selah/shared/contracts/backups/backups';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { AlertDialog } from '@selah/web-kit/ui/alert-dialog';
import { useState } from 'react';
import { Panel } from '../../../components/panel.tsx';
import { formatDateTime } from '../../../lib/format-time.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import { useDeleteBackupMutation, useRestoreBackupMutation } from '../api/backup-endpoints.ts';
import { useReportedFailure } from '../use-reported-failure.ts';
import { BackupRow } from './backup-row.tsx';
import { BringBackup } from './bring-backup.tsx';

const words = texts.backups;

interface BackupListProps {
  readonly backups: readonly Backup[];
  readonly hasCloud: boolean;
  readonly isBusy: boolean;
}

/** All backups, newest first, and the rule that keeps them. */
export function BackupList({ backups, hasCloud, isBusy }: BackupListProps) {
  const dispatch = useAppDispatch();
  const report = useReportedFailure();
  const [remove, { isLoading }] = useDeleteBackupMutation();
  const [restore] = useRestoreBackupMutation();
  const [asked, setAsked] = useState<{ readonly backup: Backup; readonly action: 'remove' | 'restore' }>();
  const when = asked ? formatDateTime(asked.backup.createdAt) : '';

  async function doWhatWasAsked() {
    if (!asked) return;
    const { name } = asked.backup;
    if (asked.action === 'restore') return void report(await restore(name), words.notRestored);
    if (!report(await remove(name), words.notRemoved)) dispatch(notified({ title: words.removed }));
  }

  return (
    <Panel title={words.listTitle}>
      {backups.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="divide-y divide-edge border-y border-edge">
          {backups.map((backup) => (
            <BackupRow
              key={backup.name}
              backup={backup}
              hasCloud={hasCloud}
              isBusy={isBusy || isLoading}
              onRestore={() => setAsked({ backup, action: 'restore' })}
              onRemove={() => setAsked({ backup, action: 'remove' })}
            />
          ))}
        </ul>
      )}
      {backups.some(({ place, state }) => place === 'cloud' && state !== 'unreadable') && (
        <p className="text-sm text-ink-soft">{words.fetchHint}</p>
      )}
      <p className="text-sm text-ink-soft">{words.rule}</p>
      {backups.length > 0 && <p className="text-sm text-ink-soft">{words.private}</p>}
      <BringBackup isBusy={isBusy} />
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title={asked?.action === 'restore' ? words.restoreTitle : words.removeTitle}
        text={
          asked?.action === 'restore'
            ? words.restoreText(when)
            : words.removeText(when, asked?.backup.place ?? 'here')
        }
        confirmLabel={asked?.action === 'restore' ? words.restore : words.remove}
        cancelLabel={words.cancel}
        destructive
        onConfirm={() => void doWhatWasAsked()}
      />
    </Panel>
  );
}

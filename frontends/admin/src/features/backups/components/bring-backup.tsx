import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useId } from 'react';
import { LoadingText } from '../../../components/feedback/loading-text.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import { useImportBackupMutation } from '../api/backup-endpoints.ts';
import { useReportedFailure } from '../use-reported-failure.ts';

const words = texts.backups;

/** Brings a downloaded backup back, into a new installation for instance. */
export function BringBackup({ isBusy }: { readonly isBusy: boolean }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const report = useReportedFailure();
  const [bring, { isLoading }] = useImportBackupMutation();

  async function send(file: File) {
    if (report(await bring(file), words.notBrought)) return;
    dispatch(notified({ title: words.brought, text: words.broughtText }));
  }

  if (isLoading) return <LoadingText text={words.bringing} />;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-medium">
        {words.bring}
      </label>
      <input
        id={id}
        type="file"
        accept=".tar,application/x-tar"
        className="file-field"
        disabled={isBusy}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void send(file);
        }}
      />
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {words.bringHint}
      </p>
    </div>
  );
}

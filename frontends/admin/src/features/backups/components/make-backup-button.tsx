import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { Button } from '@selah/web-kit/ui/button';
import { Archive } from 'lucide-react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import { useBeginBackupMutation } from '../api/backup-endpoints.ts';
import { useReportedFailure } from '../use-reported-failure.ts';

const words = texts.backups;

/** Begins a backup; the server goes on alone. */
export function MakeBackupButton({ isBusy }: { readonly isBusy: boolean }) {
  const dispatch = useAppDispatch();
  const report = useReportedFailure();
  const [begin, { isLoading }] = useBeginBackupMutation();

  async function make() {
    const outcome = await begin();
    if (report(outcome, words.notBegun)) return;
    dispatch(notified({ title: words.begun, text: words.begunText }));
  }

  return (
    <Button disabled={isBusy || isLoading} onClick={() => void make()}>
      <Archive aria-hidden="true" className="size-4" />
      <span>{isLoading ? words.making : words.make}</span>
    </Button>
  );
}

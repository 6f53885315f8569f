import type { AdminSessionView } from '@selah/shared/contracts/admin/requests';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { AlertDialog } from '@selah/web-kit/ui/alert-dialog';
import { Button } from '@selah/web-kit/ui/button';
import { useState } from 'react';
import { Panel } from '../../../components/panel.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { formatDateTime } from '../../../lib/format-time.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import { useEndOtherSessionsMutation, useEndSessionMutation } from '../api/account-endpoints.ts';

const words = texts.account;

/** The open sessions of this account, with a button to end each. */
export function SessionsPanel({ sessions }: { readonly sessions: readonly AdminSessionView[] }) {
  const dispatch = useAppDispatch();
  const [endOne, one] = useEndSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = one.isLoading || others.isLoading;

  const failed = (error: unknown) =>
    dispatch(
      notified({
        tone: 'destructive',
        title: words.endFailed,
        text: failureText(error, texts.frame.noAnswer),
      }),
    );

  async function end(id: string) {
    const { error } = await endOne(id);
    if (error) failed(error);
    else dispatch(notified({ title: words.ended }));
  }

  async function endAllOthers() {
    const { data, error } = await endOthers();
    if (data) dispatch(notified({ title: words.othersEnded(data.ended) }));
    else failed(error);
  }

  return (
    <Panel title={words.sessionsTitle}>
      <p className="text-ink-soft">{words.sessionsIntro}</p>
      <ul className="divide-y divide-edge border-y border-edge">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          look="quiet"
          className="justify-self-start"
          disabled={isBusy}
          onClick={() => setIsAsking(true)}
        >
          {words.endOthers}
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.endOthersTitle}
        text={words.endOthersText}
        confirmLabel={words.end}
        cancelLabel={texts.frame.cancel}
        destructive
        onConfirm={() => void endAllOthers()}
      />
    </Panel>
  );
}

interface SessionRowProps {
  readonly session: AdminSessionView;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const browser = session.browser || words.unknownBrowser;
  const when = formatDateTime(session.openedAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-medium">{browser}</p>
        <p className="text-sm text-ink-faint">
          {`${words.openedAt(when)} · ${session.address || words.unknownNetwork}`}
        </p>
      </div>
      {session.isCurrent ? (
        <span className="rounded-full bg-wash px-3 py-1 text-sm">{words.current}</span>
      ) : (
        <Button look="quiet" disabled={isBusy} aria-label={words.endOne(browser, when)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}

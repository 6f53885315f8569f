import { FailureNote } from '../../../components/feedback/failure-note.tsx';
import { LoadingText } from '../../../components/feedback/loading-text.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { texts } from '../../../locales/pt.ts';
import { useAdminAccountQuery } from '../api/account-endpoints.ts';
import { EmailPanel } from './email-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** The administrator's own account. */
export function Account() {
  const {
    data: account,
    error,
    refetch,
  } = useAdminAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  if (account) {
    return (
      <>
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <PasswordPanel username={account.username} />
          <EmailPanel email={account.email} mail={account.mail} />
        </div>
        <SessionsPanel sessions={account.sessions} />
      </>
    );
  }
  if (!error) return <LoadingText text={texts.account.loading} />;
  return (
    <FailureNote
      title={texts.account.failed}
      text={failureText(error, texts.frame.noAnswer)}
      onRetry={() => void refetch()}
    />
  );
}

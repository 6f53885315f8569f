import { Link, useTranslation } from '@selah/web-kit/platform';
import { Tabs } from '@selah/web-kit/ui/tabs';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useCallback } from 'react';
import { AccountCard } from '../../features/account/components/account-card.tsx';
import { PendingMessages } from '../../features/personal-message/components/pending-messages.tsx';
import { SavedMessages } from '../../features/saved-messages/components/saved-messages.tsx';
import type { SessionUser } from '../../features/session/domain/session-machine.ts';
import { useSessionActions } from '../../features/session/use-session.ts';
import { useKeptState } from '../../lib/kept/use-kept.ts';
import { useHeadingFocus } from '../../lib/use-heading-focus.ts';
import { MessageComposer } from '../composer/message-composer.tsx';
import { useAutomaticRedirect } from '../navigation/use-automatic-redirect.ts';
import { useLogOutCleanUp, useLogOutFlow } from '../navigation/use-log-out-flow.ts';
import { useProfileRefresh } from '../navigation/use-profile-refresh.ts';
import { PATHS } from '../paths.ts';
import '../../styles/accounts.css';

/** Saved messages, the form for a new one, and the account card (M-087 to M-091). */
export function UserMessagesScreen({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation();
  const [tab, setTab] = useKeptState<string>('messagesTab', 'saved', isTab);
  const redirect = useAutomaticRedirect();
  const heading = useHeadingFocus();
  const { leave, check } = useSessionActions();
  const { logOut, isLoggingOut } = useLogOutFlow();
  const cleanUp = useLogOutCleanUp();
  useProfileRefresh();

  const recheckSession = useCallback(() => void check('doubt'), [check]);
  const saving = { user, onLoginNeeded: () => redirect(PATHS.login), onAccessDenied: recheckSession };

  return (
    <div className="account-page">
      <header className="account-head">
        <Link to={PATHS.home} className="account-home">
          <ArrowLeft aria-hidden="true" className="size-4" />
          <span>{t('myMessages.home')}</span>
        </Link>
        <h1 ref={heading} tabIndex={-1} className="font-serif text-4xl outline-none sm:text-5xl">
          {t('myMessages.title')}
        </h1>
        <p className="text-lg text-ink-soft text-balance">{t('myMessages.welcome', { name: user.name })}</p>
      </header>
      <div className="account-body">
        <div className="grid min-w-0 content-start gap-6">
          <PendingMessages {...saving} />
          <Tabs
            keepMounted
            label={t('myMessages.tabs')}
            selected={tab}
            onSelect={setTab}
            tabs={[
              {
                id: 'saved',
                title: t('myMessages.saved'),
                content: (
                  <SavedMessages
                    userId={user.id}
                    onNewWanted={() => setTab('new')}
                    onAccessDenied={recheckSession}
                  />
                ),
              },
              {
                id: 'new',
                title: t('myMessages.new'),
                content: <MessageComposer {...saving} onSaved={() => setTab('saved')} />,
              },
            ]}
          />
        </div>
        <AccountCard
          user={user}
          onLogOut={logOut}
          isLoggingOut={isLoggingOut}
          onDeleted={() => {
            cleanUp();
            leave();
          }}
        />
      </div>
    </div>
  );
}

function isTab(raw: unknown): raw is string {
  return raw === 'saved' || raw === 'new';
}

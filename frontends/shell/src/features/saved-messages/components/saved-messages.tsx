import { useSelector, useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import { Spinner } from '@selah/web-kit/ui/spinner';
import { useEffect, useLayoutEffect } from 'react';
import { isAccessDenied } from '../../../lib/is-access-denied.ts';
import { useSavedMessagesInfiniteQuery } from '../api/saved-messages-endpoints.ts';
import { selectDeletions } from '../saved-messages-slice.ts';
import { useDeletions } from '../use-deletions.ts';
import { SavedMessageList } from './saved-message-list.tsx';

interface SavedMessagesProps {
  /** Null without a login. */
  readonly userId: number | null;
  readonly onNewWanted: () => void;
  /** Called when the server says that the visitor is not logged in. */
  readonly onAccessDenied: () => void;
}

/** The saved messages of a visitor, or a text for visitors without a login (M-092). */
export function SavedMessages({ userId, ...rest }: SavedMessagesProps) {
  const { t } = useTranslation();
  if (userId === null) return <p className="saved-note">{t('session.loginNeeded')}</p>;
  return <KeptMessages userId={userId} {...rest} />;
}

interface KeptMessagesProps extends SavedMessagesProps {
  readonly userId: number;
}

/** Loading, failed, empty or a list (M-093 to M-097). */
function KeptMessages({ userId, onNewWanted, onAccessDenied }: KeptMessagesProps) {
  const { t } = useTranslation();
  const query = useSavedMessagesInfiniteQuery(userId);
  const deletions = useSelector(selectDeletions);
  const { resume } = useDeletions();
  const refused = isAccessDenied(query.error);

  // A layout effect, so that a message being deleted is not shown in the first paint.
  useLayoutEffect(() => {
    const pages = query.data?.pages;
    if (!pages) return;
    const ids = pages.flatMap((page) => page.messages).map(({ id }) => id);
    resume(userId, { ids, olderThan: pages.at(-1)?.olderThan ?? null });
  }, [resume, userId, query.data]);
  useEffect(() => {
    if (refused) onAccessDenied();
  }, [refused, onAccessDenied]);

  const beingDeleted = new Set(deletions.map(({ id }) => id));
  // The contract treats a failure as an empty list (M-219); the visitor sees that it is a failure (Q22).
  const messages = (query.data?.pages ?? [])
    .flatMap((page) => page.messages)
    .filter(({ id }) => !beingDeleted.has(id));

  if (query.isLoading) return <Waiting text={t('myMessages.loading')} />;
  if (query.isError && messages.length === 0)
    return <Failed isTrying={query.isFetching} onRetry={() => void query.refetch()} />;
  if (messages.length === 0 && !query.hasNextPage) return <NothingYet onNewWanted={onNewWanted} />;
  return (
    <SavedMessageList
      messages={messages}
      isFetchingMore={query.isFetchingNextPage}
      onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      isOutdated={query.isError}
    />
  );
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <p role="status" className="saved-note">
      <Spinner />
      <span>{text}</span>
    </p>
  );
}

function Failed({ isTrying, onRetry }: { readonly isTrying: boolean; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="saved-note">
      <p className="text-danger">{t('myMessages.errorLoadingMessages')}</p>
      <p className="text-ink-soft">{t('myMessages.errorLoadingHint')}</p>
      <Button look="quiet" disabled={isTrying} onClick={onRetry}>
        {isTrying && <Spinner />}
        <span>{t('myMessages.retry')}</span>
      </Button>
    </div>
  );
}

function NothingYet({ onNewWanted }: { readonly onNewWanted: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="saved-note">
      <p className="font-serif text-xl text-balance">{t('myMessages.empty')}</p>
      <p className="max-w-sm text-ink-soft text-balance">{t('myMessages.emptyHint')}</p>
      <Button onClick={onNewWanted}>{t('myMessages.emptyAction')}</Button>
    </div>
  );
}

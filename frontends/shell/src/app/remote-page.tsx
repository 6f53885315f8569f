import type { RemoteModule } from '@selah/shared/web/module-contract';
import { useTranslation } from '@selah/shared/web/platform';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailureCard } from './failure-card.tsx';
import { Opening } from './opening.tsx';

interface RemotePageProps<Page extends string> {
  readonly load: () => Promise<RemoteModule<Page>>;
  readonly page: Page;
}

/**
 * One page of a remote, loaded when it is visited. If the remote's server is down, or the page throws, the failure stays
 * in its place and can be retried.
 */
export default function RemotePage<Page extends string>({ load, page }: RemotePageProps<Page>) {
  const { t } = useTranslation();
  const [Remote, setRemote] = useState(() => lazyPage(load, page));

  return (
    <ErrorBoundary
      fallback={(retry) => (
        <FailureCard
          text={t('failure.remote')}
          onRetry={() => {
            // A lazy component remembers its failure; trying again takes a new one.
            setRemote(() => lazyPage(load, page));
            retry();
          }}
        />
      )}
    >
      <Suspense fallback={<Opening />}>
        <Remote />
      </Suspense>
    </ErrorBoundary>
  );
}

function lazyPage<Page extends string>(load: () => Promise<RemoteModule<Page>>, page: Page): ComponentType {
  return lazy(async () => {
    const Remote: ComponentType = (await load()).pages[page];
    return { default: Remote };
  });
}

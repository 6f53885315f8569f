import type { RemoteModule } from '@selah/web-kit/module-contract';
import { useTranslation } from '@selah/web-kit/platform';
import { type ComponentType, lazy, Suspense, useReducer } from 'react';
import { ErrorBoundary } from '../fallbacks/error-boundary.tsx';
import { FailureCard } from '../fallbacks/failure-card.tsx';
import { PageLoading } from '../fallbacks/page-loading.tsx';

interface RemotePageProps<Page extends string> {
  readonly load: () => Promise<RemoteModule<Page>>;
  readonly page: Page;
}

/**
 * One page of a remote, loaded when it is visited. If the remote's server is down, or the page throws, the failure stays
 * in its place and can be retried.
 */
export function RemotePage<Page extends string>({ load, page }: RemotePageProps<Page>) {
  const { t } = useTranslation();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const Remote = pageOf(load, page);

  return (
    <ErrorBoundary
      fallback={(retry) => (
        <FailureCard
          text={t('failure.remote')}
          onRetry={() => {
            forget(load, page);
            renderAgain();
            retry();
          }}
        />
      )}
    >
      <Suspense fallback={<PageLoading />}>
        <Remote />
      </Suspense>
    </ErrorBoundary>
  );
}

type Loader = () => Promise<RemoteModule<string>>;

/**
 * The lazy components by loader and page. They live outside of the component: React may throw a first rendering away while
 * it waits, and a lazy component made in it would be asked for again and again. A failed one is remembered as failed
 * until it is forgotten.
 */
const opened = new Map<Loader, Map<string, ComponentType>>();

function pageOf(load: Loader, page: string): ComponentType {
  const pages = opened.get(load) ?? new Map<string, ComponentType>();
  opened.set(load, pages);
  const known = pages.get(page);
  if (known) return known;
  const fresh = lazy(async () => {
    const Remote = (await load()).pages[page];
    if (!Remote) throw new Error(`The remote has no page "${page}".`);
    return { default: Remote };
  });
  pages.set(page, fresh);
  return fresh;
}

function forget(load: Loader, page: string): void {
  opened.get(load)?.delete(page);
}

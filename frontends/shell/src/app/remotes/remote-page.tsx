import type { RemoteModule } from '@selah/web-kit/module-contract';
import { useTranslation } from '@selah/web-kit/platform';
import { lazyPart } from '@selah/web-kit/ui/lazy-part';
import { useState } from 'react';
import { ErrorBoundary } from '../fallbacks/error-boundary.tsx';
import { FailureCard } from '../fallbacks/failure-card.tsx';
import { PageLoading } from '../fallbacks/page-loading.tsx';
import { useReloadForNewBuild } from '../fallbacks/use-reload-for-new-build.ts';

interface RemotePageProps<Page extends string> {
  readonly load: () => Promise<RemoteModule<Page>>;
  readonly page: Page;
}

/** One page of a remote, downloaded when it is visited. Header and footer remain when it fails to load or throws. */
export function RemotePage<Page extends string>({ load, page }: RemotePageProps<Page>) {
  const [Remote] = useState(() =>
    lazyPart(async () => pageOf(await load(), page), { Loading: PageLoading, Failed: RemoteFailed }),
  );
  return (
    <ErrorBoundary fallback={(retry) => <RemoteFailed onRetry={retry} />}>
      <Remote />
    </ErrorBoundary>
  );
}

function pageOf<Page extends string>({ pages }: RemoteModule<Page>, page: Page) {
  const Component = pages[page];
  if (!Component) throw new Error(`The remote has no page "${page}".`);
  return Component;
}

function RemoteFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  useReloadForNewBuild();
  return <FailureCard text={t('failure.remote')} onRetry={onRetry} />;
}

import { useLocation, useTranslation } from '@selah/web-kit/platform';
import { lazyPart } from '@selah/web-kit/ui/lazy-part';
import { type ComponentType, useEffect } from 'react';
import { redirectFlags } from '../../features/session/redirect-flags.ts';
import { ErrorBoundary } from '../fallbacks/error-boundary.tsx';
import { FailureCard } from '../fallbacks/failure-card.tsx';
import { PageLoading } from '../fallbacks/page-loading.tsx';
import { useReloadForNewBuild } from '../fallbacks/use-reload-for-new-build.ts';

/**
 * A page of the account, downloaded when it is visited. A failed download is stored as `route_error` until the next login
 * (Q19), unless the page reloads by itself because there is a new build.
 */
export function accountRoute(load: () => Promise<ComponentType>): ComponentType {
  const Page = lazyPart(load, { Loading: PageLoading, Failed: AccountPageFailed });
  return () => (
    <ErrorBoundary fallback={() => <AccountPageFailed />}>
      <Page />
    </ErrorBoundary>
  );
}

function AccountPageFailed() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useReloadForNewBuild(redirectFlags.forgetFailedRoute);
  useEffect(() => redirectFlags.routeFailed(pathname), [pathname]);
  return <FailureCard text={t('failure.broken')} onRetry={() => window.location.reload()} />;
}

import { useLocation, useTranslation } from '@selah/web-kit/platform';
import { type ComponentType, Suspense } from 'react';
import { redirectFlags } from '../../features/session/redirect-flags.ts';
import { ErrorBoundary } from '../fallbacks/error-boundary.tsx';
import { FailureCard } from '../fallbacks/failure-card.tsx';
import { PageLoading } from '../fallbacks/page-loading.tsx';

/** A page of the account, downloaded when it is visited. A failure is remembered as `route_error` until a login (Q19). */
export function AccountRoute({ page: Page }: { readonly page: ComponentType }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      key={pathname}
      onFailure={() => redirectFlags.routeFailed(pathname)}
      // A download that failed stays failed for this page view: only a reload asks anew.
      fallback={() => <FailureCard text={t('failure.broken')} onRetry={() => window.location.reload()} />}
    >
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}

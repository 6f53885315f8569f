import { useTranslation } from '@selah/shared/web/platform';
import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { FailureCard } from '../failure-card.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const NotificationArea = lazy(async () => ({
  default: (await import('@selah/shared/web/ui/notification-area')).NotificationArea,
}));

/** Every page has a header, a main part, a footer and the notification area (M-018). */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <a href="#content" className="skip-link">
        {t('site.skip')}
      </a>
      <SiteHeader />
      <main id="content">
        <ErrorBoundary fallback={(retry) => <FailureCard text={t('failure.broken')} onRetry={retry} />}>
          {children}
        </ErrorBoundary>
      </main>
      <SiteFooter />
      <Suspense>
        <NotificationArea labels={{ area: t('notifications.area'), close: t('notifications.close') }} />
      </Suspense>
    </div>
  );
}

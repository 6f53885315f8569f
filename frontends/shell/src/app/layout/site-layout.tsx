import { useLocation, useSelector, useTranslation } from '@selah/web-kit/platform';
import { lazyPart } from '@selah/web-kit/ui/lazy-part';
import type { ReactNode } from 'react';
import { AdSlot } from '../../features/ads/components/ad-slot.tsx';
import { useAds } from '../../features/ads/use-ads.ts';
import { selectIsQuiet } from '../../features/support/support-slice.ts';
import { useOnDemand } from '../../lib/downloads/use-on-demand.ts';
import { ErrorBoundary } from '../fallbacks/error-boundary.tsx';
import { FailureCard } from '../fallbacks/failure-card.tsx';
import { FooterFallback, HeaderFallback, RegionBoundary } from '../fallbacks/region-boundary.tsx';
import { allowsAds } from '../paths.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const ConsentBar = lazyPart(
  async () => (await import('../../features/ads/components/consent-bar.tsx')).ConsentBar,
);
const loadPrivacyDialog = async () =>
  (await import('../../features/ads/components/privacy-dialog.tsx')).PrivacyDialog;
const NewBuildNotice = lazyPart(async () => (await import('./new-build-notice.tsx')).NewBuildNotice);
const NotificationArea = lazyPart(
  async () => (await import('@selah/web-kit/ui/notification-area')).NotificationArea,
);

/**
 * Every page has a header, a main part, a footer and the notification area (M-018). Ads are under the header and in the
 * footer, on pages that allow them, and never while help is offered (M-029, M-031, Q10).
 */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const quiet = useSelector(selectIsQuiet);
  const { places, isAsking } = useAds(allowsAds(pathname), pathname);
  const privacy = useOnDemand(loadPrivacyDialog);

  return (
    <div className="flex min-h-screen flex-col supports-[height:1dvh]:min-h-dvh">
      <a href="#content" className="skip-link">
        {t('site.skip')}
      </a>
      <RegionBoundary instead={<HeaderFallback />}>
        <SiteHeader />
      </RegionBoundary>
      <RegionBoundary>
        <AdSlot key={`header ${pathname}`} slot="header" place={places.header} quiet={quiet} />
      </RegionBoundary>
      <main id="content" className="grow">
        <ErrorBoundary
          resetKey={pathname}
          fallback={(retry) => <FailureCard text={t('failure.broken')} onRetry={retry} />}
        >
          {children}
        </ErrorBoundary>
      </main>
      <RegionBoundary>{isAsking && !quiet && <ConsentBar onDetails={privacy.open} />}</RegionBoundary>
      <RegionBoundary instead={<FooterFallback />}>
        <SiteFooter
          ad={<AdSlot key={`footer ${pathname}`} slot="footer" place={places.footer} quiet={quiet} />}
          onPrivacy={privacy.open}
        />
      </RegionBoundary>
      <RegionBoundary>
        {privacy.part && <privacy.part open={privacy.isOpen} onOpenChange={privacy.onOpenChange} />}
      </RegionBoundary>
      {privacy.hasFailed && <p role="alert">{t('privacy.notOpened')}</p>}
      <RegionBoundary>
        <NewBuildNotice />
      </RegionBoundary>
      <RegionBoundary>
        <NotificationArea
          labels={{
            area: t('notifications.area'),
            each: t('notifications.each'),
            close: t('notifications.close'),
          }}
        />
      </RegionBoundary>
    </div>
  );
}

import { I18nProvider, Provider } from '@selah/web-kit/platform';
import { lazyPart } from '@selah/web-kit/ui/lazy-part';
import type { ComponentProps } from 'react';
import { ErrorBoundary } from './fallbacks/error-boundary.tsx';
import { PageFallback, RegionBoundary } from './fallbacks/region-boundary.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { AppRoutes } from './router.tsx';
import type { AppStore } from './store.ts';

const SiteEffects = lazyPart(async () => (await import('./site-effects.tsx')).SiteEffects);

interface AppProps extends ComponentProps<typeof AppRoutes> {
  readonly store: AppStore;
  readonly i18n: ComponentProps<typeof I18nProvider>['i18n'];
}

/** All that is inside the router. Pages and tests choose the router and the start address. */
export function App({ store, i18n, ...routes }: AppProps) {
  return (
    <ErrorBoundary fallback={() => <PageFallback t={i18n.t} />}>
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <RegionBoundary>
            <SiteEffects />
          </RegionBoundary>
          <SiteLayout>
            <AppRoutes {...routes} />
          </SiteLayout>
        </I18nProvider>
      </Provider>
    </ErrorBoundary>
  );
}

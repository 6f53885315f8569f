import { useLocation, useTranslation } from '@selah/web-kit/platform';
import type { ReactNode } from 'react';
import { PATHS } from '../paths.ts';
import { ErrorBoundary } from './error-boundary.tsx';

interface RegionBoundaryProps {
  readonly children: ReactNode;
  /** Shown when a child throws; by default nothing. */
  readonly instead?: ReactNode;
}

/** Catches errors of one region of the layout, so that the rest stays usable. Resets on navigation. */
export function RegionBoundary({ children, instead = null }: RegionBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={() => instead}>
      {children}
    </ErrorBoundary>
  );
}

/** A link to Home that loads the page anew and needs no application code. */
export function HeaderFallback() {
  const { t } = useTranslation();
  return (
    <header className="site-header">
      <a href={PATHS.home} className="header-link">
        {t('header.home')}
      </a>
    </header>
  );
}

/** The emergency phone numbers as text. */
export function FooterFallback() {
  const { t } = useTranslation();
  return (
    <footer className="site-footer">
      <p>{t('support.withoutList')}</p>
    </footer>
  );
}

/** Shown when the layout itself throws: help and a link to Home, with as little code as possible. */
export function PageFallback({ t }: { readonly t: ReturnType<typeof useTranslation>['t'] }) {
  return (
    <main className="page-narrow grid gap-4 text-center">
      <h1 className="font-serif text-2xl">{t('failure.title')}</h1>
      <p>{t('failure.broken')}</p>
      <p>{t('support.withoutList')}</p>
      <p>
        <a href={PATHS.home} className="underline">
          {t('session.home')}
        </a>
      </p>
    </main>
  );
}

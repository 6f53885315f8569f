import { useLocation, useTranslation } from '@selah/web-kit/platform';
import type { ReactNode } from 'react';
import { PATHS } from '../paths.ts';
import { ErrorBoundary } from './error-boundary.tsx';

interface ContainedProps {
  readonly children: ReactNode;
  /** What stands there when it throws; nothing by default. */
  readonly instead?: ReactNode;
}

/** A region of the layout that may fail alone, until the next change of page. */
export function Contained({ children, instead = null }: ContainedProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={() => instead}>
      {children}
    </ErrorBoundary>
  );
}

/** A way home by a full load, which needs nothing of the application. */
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

/** The numbers that everybody should know, in words. */
export function FooterFallback() {
  const { t } = useTranslation();
  return (
    <footer className="site-footer">
      <p>{t('support.withoutList')}</p>
    </footer>
  );
}

/** The last resort, when the layout itself throws: help and a way on, as little as can fail. */
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

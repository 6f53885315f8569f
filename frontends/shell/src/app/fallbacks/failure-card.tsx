import { Link, useTranslation } from '@selah/web-kit/platform';
import { Button, buttonClass } from '@selah/web-kit/ui/button';
import { Card } from '@selah/web-kit/ui/card';
import { useRetry } from '../../lib/use-reload-reason.ts';
import { PATHS } from '../paths.ts';

/** A part of the page that failed: what it means for the visitor, and a way on. */
export function FailureCard({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const retry = useRetry(onRetry);
  return (
    <div className="page-narrow">
      <Card role="alert" className="grid justify-items-center gap-4 text-center">
        <h1 className="font-serif text-2xl">{t('failure.title')}</h1>
        <p className="text-ink-soft">{text}</p>
        <Button onClick={retry}>{t('failure.retry')}</Button>
        <Link to={PATHS.home} className={buttonClass('plain')}>
          {t('session.home')}
        </Link>
      </Card>
    </div>
  );
}

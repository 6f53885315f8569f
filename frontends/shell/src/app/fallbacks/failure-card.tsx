import { Link, useTranslation } from '@selah/web-kit/platform';
import { Button, buttonClass } from '@selah/web-kit/ui/button';
import { Card } from '@selah/web-kit/ui/card';
import { PATHS } from '../paths.ts';

/** Says that a part of the page failed, with a button to retry. */
export function FailureCard({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="page-narrow">
      <Card role="alert" className="grid justify-items-center gap-4 text-center">
        <h1 className="font-serif text-2xl">{t('failure.title')}</h1>
        <p className="text-ink-soft">{text}</p>
        <Button onClick={onRetry}>{t('failure.retry')}</Button>
        <Link to={PATHS.home} className={buttonClass('plain')}>
          {t('session.home')}
        </Link>
      </Card>
    </div>
  );
}

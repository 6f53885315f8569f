import { Link, useTranslation } from '@selah/web-kit/platform';
import { buttonClass } from '@selah/web-kit/ui/button';
import { Card } from '@selah/web-kit/ui/card';
import { PATHS } from '../paths.ts';

/** The first two lines are quoted from the specification in every language (M-017, Q6). */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <div className="page-narrow">
      <Card className="grid justify-items-center gap-4 text-center">
        <h1 lang="en" className="font-serif text-3xl">
          404 Page Not Found
        </h1>
        <p lang="en" className="text-sm text-ink-faint">
          Did you forget to add the page to the router?
        </p>
        <p className="text-ink-soft">{t('notFound.text')}</p>
        <Link to={PATHS.home} className={buttonClass('primary')}>
          {t('notFound.home')}
        </Link>
      </Card>
    </div>
  );
}

import { Link, useTranslation } from '@selah/shared/web/platform';
import { buttonClass } from '@selah/shared/web/ui/button';
import { Card } from '@selah/shared/web/ui/card';
import { messageStorage } from '../../features/personal-message/message-storage.ts';
import { AccountsSoon } from '../../features/session/components/accounts-soon.tsx';
import { PATHS } from '../paths.ts';

/** Stands at the login and at the saved messages until accounts exist. */
export default function AccountsSoonPage() {
  const { t } = useTranslation();
  return (
    <div className="page-narrow">
      <Card className="grid justify-items-center gap-4 text-center">
        <h1 className="font-serif text-3xl">{t('accounts.title')}</h1>
        <AccountsSoon holdsMessage={messageStorage.held() !== undefined} />
        <Link to={PATHS.home} className={buttonClass('primary')}>
          {t('accounts.home')}
        </Link>
      </Card>
    </div>
  );
}

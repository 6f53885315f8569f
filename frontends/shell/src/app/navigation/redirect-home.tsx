import { TIMINGS } from '@selah/shared/contracts/limits';
import { Link, useTranslation } from '@selah/web-kit/platform';
import { buttonClass } from '@selah/web-kit/ui/button';
import { Card } from '@selah/web-kit/ui/card';
import { useEffect, useRef, useState } from 'react';
import { redirectFlags } from '../../features/session/redirect-flags.ts';
import { LoadingMessage } from '../fallbacks/loading-message.tsx';
import { PATHS } from '../paths.ts';

/**
 * A full page load, so that no data of the previous visitor stays in memory. `replace` removes this page from the history.
 */
function reloadAtHome(): void {
  window.location.replace(PATHS.home);
}

/**
 * Redirects a visitor without a session to Home, with a message (M-085, M-086). When `prevent_redirect` is set, it shows
 * links to the login and to Home instead (Q19).
 */
export function RedirectHome({ open = reloadAtHome }: { readonly open?: () => void }) {
  const { t } = useTranslation();
  const [stays, setStays] = useState(false);
  const prevented = useRef<boolean>(undefined);

  useEffect(() => {
    prevented.current ??= redirectFlags.consumePreventRedirect();
    if (prevented.current) {
      setStays(true);
      return;
    }
    const leaving = setTimeout(open, TIMINGS.reloadDelayMs);
    return () => clearTimeout(leaving);
  }, [open]);

  if (!stays) return <LoadingMessage text={t('session.redirecting')} />;
  return (
    <div className="page-narrow">
      <Card className="grid justify-items-center gap-4 text-center">
        <p className="font-serif text-2xl text-balance">{t('session.loginNeeded')}</p>
        <Link to={PATHS.login} className={buttonClass('primary')}>
          {t('header.login')}
        </Link>
        <Link to={PATHS.home} className={buttonClass('plain')}>
          {t('session.home')}
        </Link>
      </Card>
    </div>
  );
}

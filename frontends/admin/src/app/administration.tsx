import { useLocation } from '@selah/web-kit/platform';
import { Redraw } from '@selah/web-kit/ui/redraw';
import { useState } from 'react';
import { FailureNote } from '../components/feedback/failure-note.tsx';
import { LoadingText } from '../components/feedback/loading-text.tsx';
import { lazySection } from '../components/lazy-section.tsx';
import { Recovery } from '../features/recovery/components/recovery.tsx';
import { SignIn } from '../features/sign-in/components/sign-in.tsx';
import { useAdminSession } from '../features/sign-in/use-admin-session.ts';
import { texts } from '../locales/pt.ts';
import { AREA_PAGES } from './area-pages.tsx';
import { AdminFrame } from './layout/admin-frame.tsx';
import { areaOf, PAGES, type Page, pageOf } from './layout/navigation.ts';

const ResetPassword = lazySection(
  async () => (await import('../features/recovery/components/reset-password.tsx')).ResetPassword,
);

/** `/admin`: the password reset of a mailed link, the login form, or the area of the address. */
export function Administration() {
  const session = useAdminSession();
  const { status } = session;
  const resetToken = new URLSearchParams(useLocation().search).get('reset');
  if (resetToken !== null) {
    return (
      <AdminFrame title={texts.frame.title}>
        <ResetPassword token={resetToken} />
      </AdminFrame>
    );
  }
  return (
    <AdminFrame title={texts.frame.title} session={session}>
      {status === 'checking' && <LoadingText text={texts.frame.checking} />}
      {status === 'unknown' && (
        <FailureNote
          title={texts.frame.checkFailed}
          text={texts.frame.checkFailedText}
          onRetry={session.check}
        />
      )}
      {(status === 'closed' || status === 'over') && (
        <SignIn session={session}>
          <Recovery />
        </SignIn>
      )}
      {(status === 'open' || status === 'over') && (
        // A new key per administrator, so that another one starts with new pages.
        <Areas key={session.administrator?.id} isHidden={status === 'over'} />
      )}
    </AdminFrame>
  );
}

/** Visited pages stay mounted but hidden, so that texts and uploads continue on other pages and during a new login. */
function Areas({ isHidden }: { readonly isHidden: boolean }) {
  const { search } = useLocation();
  const current = pageOf(areaOf(search));
  const [visited, setVisited] = useState<readonly Page[]>([current]);
  if (!visited.includes(current)) setVisited([...visited, current]);
  return PAGES.filter((page) => visited.includes(page)).map((page) => {
    const AreaPage = AREA_PAGES[page];
    return (
      <div key={page} hidden={isHidden || page !== current} className="grid gap-6 [&[hidden]]:hidden">
        <Redraw>
          <AreaPage />
        </Redraw>
      </div>
    );
  });
}

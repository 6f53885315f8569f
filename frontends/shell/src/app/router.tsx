import { Route, Routes } from '@selah/web-kit/platform';
import { lazy, Suspense } from 'react';
import { PartFailed } from '../components/part-failed.tsx';
import { later } from '../lib/later.tsx';
import { Opening } from './meanwhile/opening.tsx';
import { PATHS } from './paths.ts';
import { ADMIN_REMOTE } from './remotes/remotes.ts';
import { AccountRoute } from './routes/account-route.tsx';
import { Home } from './routes/home.tsx';
import { openLoginPage } from './routes/open-login-page.ts';
import { openUserMessages } from './routes/open-user-messages.ts';

const MEANWHILE = { Waiting: Opening, Failed: PartFailed };

// Home is what nearly everyone opens; the other pages are downloaded when they are visited.
const LoginPage = lazy(openLoginPage);
const UserMessagesPage = lazy(openUserMessages);
const NotFound = later(async () => (await import('./routes/not-found.tsx')).NotFound, MEANWHILE);
const RemotePage = later(async () => (await import('./remotes/remote-page.tsx')).RemotePage, MEANWHILE);

/** Which page stands under which address. */
export function AppRoutes({ admin = ADMIN_REMOTE }: { readonly admin?: typeof ADMIN_REMOTE }) {
  return (
    <Suspense fallback={<Opening />}>
      <Routes>
        <Route path={PATHS.home} element={<Home />} />
        <Route path={PATHS.login} element={<AccountRoute page={LoginPage} />} />
        <Route path={PATHS.userMessages} element={<AccountRoute page={UserMessagesPage} />} />
        {admin.routes.map(({ path, page }) => (
          <Route key={path} path={path} element={<RemotePage key={page} load={admin.load} page={page} />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}

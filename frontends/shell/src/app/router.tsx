import { Route, Routes } from '@selah/web-kit/platform';
import { lazyPart } from '@selah/web-kit/ui/lazy-part';
import { PageFailed } from './fallbacks/page-failed.tsx';
import { PageLoading } from './fallbacks/page-loading.tsx';
import { PATHS } from './paths.ts';
import { ADMIN_REMOTE } from './remotes/remotes.ts';
import { accountRoute } from './routes/account-route.tsx';
import { Home } from './routes/home.tsx';
import { loadLoginPage } from './routes/load-login-page.ts';
import { loadUserMessages } from './routes/load-user-messages.ts';

const PAGE_FALLBACKS = { Loading: PageLoading, Failed: PageFailed };

// Only Home is in the first download, since most visitors open it. The other pages are downloaded when they are visited.
const LoginPage = accountRoute(loadLoginPage);
const UserMessagesPage = accountRoute(loadUserMessages);
const NotFound = lazyPart(async () => (await import('./routes/not-found.tsx')).NotFound, PAGE_FALLBACKS);
const RemotePage = lazyPart(
  async () => (await import('./remotes/remote-page.tsx')).RemotePage,
  PAGE_FALLBACKS,
);

/** The routes of the site. */
export function AppRoutes({ admin = ADMIN_REMOTE }: { readonly admin?: typeof ADMIN_REMOTE }) {
  return (
    <Routes>
      <Route path={PATHS.home} element={<Home />} />
      <Route path="/v/:film" element={<Home />} />
      <Route path={PATHS.login} element={<LoginPage />} />
      <Route path={PATHS.userMessages} element={<UserMessagesPage />} />
      {admin.routes.map(({ path, page }) => (
        <Route key={path} path={path} element={<RemotePage key={page} load={admin.load} page={page} />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

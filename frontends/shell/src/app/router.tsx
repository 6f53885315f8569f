import { Route, Routes } from '@selah/shared/web/platform';
import { PATHS } from './paths.ts';
import { RemotePage } from './remote-module.tsx';
import { ADMIN_REMOTE } from './remotes.ts';
import { AccountsSoonPage } from './routes/accounts-soon.tsx';
import { Home } from './routes/home.tsx';
import { NotFound } from './routes/not-found.tsx';

/** Which page stands under which address. */
export function AppRoutes({ admin = ADMIN_REMOTE }: { readonly admin?: typeof ADMIN_REMOTE }) {
  return (
    <Routes>
      <Route path={PATHS.home} element={<Home />} />
      <Route path={PATHS.login} element={<AccountsSoonPage />} />
      <Route path={PATHS.userMessages} element={<AccountsSoonPage />} />
      {admin.routes.map(({ path, page }) => (
        <Route key={path} path={path} element={<RemotePage key={page} load={admin.load} page={page} />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

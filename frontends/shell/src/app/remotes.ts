import type { AdminPage, RemoteModule } from '@selah/shared/web/module-contract';
import { PATHS } from './paths.ts';

/** The remotes as data: where each comes from, and under which address each of its pages appears. */
export const ADMIN_REMOTE = {
  load: (): Promise<RemoteModule<AdminPage>> => import('admin/App'),
  routes: [
    { path: PATHS.admin, page: 'administration' },
    { path: PATHS.debugVideos, page: 'fileDiagnostics' },
    { path: PATHS.debugVideoStatus, page: 'videoStatus' },
  ],
} as const satisfies {
  load: () => Promise<RemoteModule<AdminPage>>;
  routes: readonly { path: string; page: AdminPage }[];
};

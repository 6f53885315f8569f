import type { AdminPage, RemoteModule } from '@selah/web-kit/module-contract';
import { PATHS } from '../paths.ts';

/** The remotes as data: where each comes from, and under which address each of its pages appears. */
export const ADMIN_REMOTE = {
  load: async (): Promise<RemoteModule<AdminPage>> => (await import('./admin-remote.ts')).loadAdmin(),
  routes: [
    { path: PATHS.admin, page: 'administration' },
    { path: PATHS.debugVideos, page: 'fileDiagnostics' },
    { path: PATHS.debugVideoStatus, page: 'videoStatus' },
  ],
} as const satisfies {
  load: () => Promise<RemoteModule<AdminPage>>;
  routes: readonly { path: string; page: AdminPage }[];
};

import type { AdminPage, RemoteModule } from '@selah/web-kit/module-contract';
import { PATHS } from '../paths.ts';

/** The remotes: the source of each, and the address of each of its pages. */
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

import type { AdminPage, RemoteModule } from '@selah/web-kit/module-contract';

/** In development in the place of `admin-remote.ts`: the remote from its source, in one hot-reloading graph. */
export async function loadAdmin(): Promise<RemoteModule<AdminPage>> {
  return (await import('admin/App')).default;
}

import type { AdminPage, RemoteModule } from '@selah/web-kit/module-contract';

/** Replaces `admin-remote.ts` in development: loads the remote from its source, so that hot reloading works. */
export async function loadAdmin(): Promise<RemoteModule<AdminPage>> {
  return (await import('admin/App')).default;
}

import type { AdminPage, RemoteModule } from '@selah/web-kit/module-contract';

/** Stands by itself because what loads remotes comes with it, and most visitors never open one. */
export async function loadAdmin(): Promise<RemoteModule<AdminPage>> {
  return (await import('admin/App')).default;
}

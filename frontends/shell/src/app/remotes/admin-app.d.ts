declare module 'admin/App' {
  import type { AdminPage, RemoteModule } from '@selah/shared/web/module-contract';

  const remote: RemoteModule<AdminPage>;
  export default remote;
}

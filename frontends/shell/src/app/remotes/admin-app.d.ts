declare module 'admin/App' {
  import type { AdminPage, RemoteModule } from '@selah/web-kit/module-contract';

  const remote: RemoteModule<AdminPage>;
  export default remote;
}

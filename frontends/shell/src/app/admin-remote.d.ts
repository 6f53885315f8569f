declare module 'admin/App' {
  import type { AdminPage, RemoteModule } from '@selah/shared/web/module-contract';

  export const pages: RemoteModule<AdminPage>['pages'];
}

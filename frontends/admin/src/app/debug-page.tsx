import type { ReactNode } from 'react';
import { useAdminSession } from '../features/sign-in/use-admin-session.ts';
import { AdminFrame } from './layout/admin-frame.tsx';

/** A page that renders without a login (M-009); the page shows what the API refuses. */
export function DebugPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <AdminFrame title={title} session={useAdminSession()}>
      {children}
    </AdminFrame>
  );
}

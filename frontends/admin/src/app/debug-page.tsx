import type { ReactNode } from 'react';
import { useAdminSession } from '../features/sign-in/use-admin-session.ts';
import { AdminFrame } from './layout/admin-frame.tsx';

/** A page that renders for anyone (M-009): what the API refuses, the page says itself. */
export function DebugPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <AdminFrame title={title} session={useAdminSession()}>
      {children}
    </AdminFrame>
  );
}

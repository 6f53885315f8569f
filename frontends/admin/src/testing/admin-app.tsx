import { Provider, Route, Routes } from '@selah/web-kit/platform';
import { NotificationArea } from '@selah/web-kit/ui/notification-area';
import type { ComponentType } from 'react';
import type { makeStore } from './make-store.ts';

interface AdminAppProps {
  readonly store: ReturnType<typeof makeStore>;
  readonly pages: Readonly<Record<'administration' | 'fileDiagnostics' | 'videoStatus', ComponentType>>;
}

const LABELS = { area: 'Notificações ({hotkey})', each: 'Notificação', close: 'Fechar' };

/** The remote's pages inside what the shell provides: store, router, notifications. */
export function AdminApp({ store, pages }: AdminAppProps) {
  return (
    <Provider store={store}>
      <main>
        <Routes>
          <Route path="/admin" Component={pages.administration} />
          <Route path="/debug/videos" Component={pages.fileDiagnostics} />
          <Route path="/debug/video-status" Component={pages.videoStatus} />
          <Route path="*" element={<h1>O site</h1>} />
        </Routes>
      </main>
      <NotificationArea labels={LABELS} />
    </Provider>
  );
}

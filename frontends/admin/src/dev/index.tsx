import { BrowserRouter } from '@selah/web-kit/platform';
import { setupWorker } from 'msw/browser';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import remote from '../register.tsx';
import { AdminApp } from '../testing/admin-app.tsx';
import { manyManagedVideos } from '../testing/builders.ts';
import { makeStore } from '../testing/make-store.ts';
import { mockApi } from '../testing/mock-api.ts';
import './dev.css';

// Runs the remote alone, without the shell and the services, on the mocked API of the tests.
const asked = new URLSearchParams(window.location.search);
const { handlers } = mockApi({
  isLoggedIn: !asked.has('signed-out'),
  videos: manyManagedVideos(Number(asked.get('videos') ?? 12)),
});
await setupWorker(...handlers).start();

const root = document.getElementById('root');
if (root) {
  document.documentElement.lang = 'pt-BR';
  if (window.location.pathname === '/') window.history.replaceState(null, '', '/admin');
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <AdminApp store={makeStore()} pages={remote.pages} />
      </BrowserRouter>
    </StrictMode>,
  );
}

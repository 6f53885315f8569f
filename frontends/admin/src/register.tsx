import type { AdminPage, RemoteModule } from '@selah/web-kit/module-contract';
import { lazySection } from './components/lazy-section.tsx';
import './styles/admin.css';

const remote: RemoteModule<AdminPage> = {
  pages: {
    administration: lazySection(async () => (await import('./app/administration.tsx')).Administration),
    fileDiagnostics: lazySection(async () => (await import('./app/file-diagnostics.tsx')).FileDiagnostics),
    videoStatus: lazySection(async () => (await import('./app/video-status.tsx')).VideoStatus),
  },
};

/** A default export, because the shell reads it in both ways of loading the remote. */
export default remote;

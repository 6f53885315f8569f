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

/** The only module that this remote exposes; a default export, as the shell finds it in both ways of loading it. */
export default remote;

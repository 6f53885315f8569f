import type { AdminPage, RemoteModule } from '@selah/web-kit/module-contract';
import { later } from './lib/later.tsx';
import './styles/admin.css';

const remote: RemoteModule<AdminPage> = {
  pages: {
    administration: later(async () => (await import('./app/administration.tsx')).Administration),
    fileDiagnostics: later(async () => (await import('./app/file-diagnostics.tsx')).FileDiagnostics),
    videoStatus: later(async () => (await import('./app/video-status.tsx')).VideoStatus),
  },
};

/** The only module that this remote exposes; a default export, as the shell finds it in both ways of loading it. */
export default remote;

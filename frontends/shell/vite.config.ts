import { BROWSER_FLOOR } from '@selah/frontend-build/browser-floor';
import { fetchBeforeImport } from '@selah/frontend-build/fetch-before-import';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { describePages } from './build/describe-pages.ts';
import { firstPageFile } from './build/first-page-file.ts';
import { filesOfFirstPage, preloadFirstPage } from './build/preload-first-page.ts';
import { serviceWorker } from './build/service-worker.ts';

const API_IN_DEVELOPMENT = 'http://127.0.0.1:8080';

/** In development the remote is loaded from its source, so that hot reloading works. */
const remoteAsSource = {
  './admin-remote.ts': new URL('src/app/remotes/admin-source.ts', import.meta.url).pathname,
  'admin/App': new URL('../admin/src/register.tsx', import.meta.url).pathname,
};

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    command === 'build' && [
      preloadFirstPage(),
      describePages(),
      fetchBeforeImport('/', filesOfFirstPage),
      serviceWorker(),
      compression({ algorithms: ['brotliCompress', 'gzip'], threshold: 512 }),
    ],
  ],
  resolve: { alias: command === 'build' ? {} : remoteAsSource },
  build: {
    target: BROWSER_FLOOR,
    // `fetchBeforeImport` downloads the files of later parts instead.
    modulePreload: false,
    // Fonts and pictures stay separate files, so that the content security policy needs no `data:`.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // By default a group includes all imports of its modules, also those that must be separate files.
          includeDependenciesRecursively: false,
          groups: [{ name: firstPageFile }],
        },
      },
    },
  },
  // ES modules, so that a worker can import parts on demand.
  worker: { format: 'es' },
  server: { proxy: { '/api': API_IN_DEVELOPMENT } },
}));

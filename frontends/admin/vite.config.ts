import { BROWSER_FLOOR } from '@selah/frontend-build/browser-floor';
import { fetchBeforeImport } from '@selah/frontend-build/fetch-before-import';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { importFromShell } from './build/import-from-shell.ts';
import { remoteEntry } from './build/remote-entry.ts';

/** The address of the build. */
const BASE = '/remotes/admin/';

export default defineConfig(({ command }) => ({
  // In development the pages run alone, at the same addresses as in the shell.
  base: command === 'build' ? BASE : '/',
  plugins: [
    react(),
    tailwindcss(),
    command === 'serve' && msw({ mode: 'worker-only' }),
    command === 'build' && [
      importFromShell(),
      fetchBeforeImport(BASE),
      remoteEntry(BASE),
      compression({ algorithms: ['brotliCompress', 'gzip'], threshold: 512 }),
    ],
  ],
  build: {
    target: BROWSER_FLOOR,
    modulePreload: false,
    assetsInlineLimit: 0,
    // `index.html` is for development only; the build output is the module that the shell loads.
    rolldownOptions: { input: 'src/remote.ts', preserveEntrySignatures: 'allow-extension' },
  },
}));

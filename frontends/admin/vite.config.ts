import { fileURLToPath } from 'node:url';
import federation from '@originjs/vite-plugin-federation';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { BROWSER_FLOOR } from '../browser-floor.ts';
import {
  checkSharedSchemas,
  EXPOSED,
  fetchExposed,
  importFromShell,
  keepStylesheetPlaceholder,
} from '../federation.ts';
import { fetchBeforeImport, filesOfModule } from '../fetch-before-import.ts';
import { groupSharedParts } from './build/group-chunks.ts';

/** The address of the build. */
const BASE = '/remotes/admin/';
/** What the shell loads first. It imports everything else. */
const EXPOSED_MODULE = 'src/remote.ts';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ command }) => ({
  // In development the pages run alone, at the same addresses as in the shell.
  base: command === 'build' ? BASE : '/',
  plugins: [
    react(),
    tailwindcss(),
    command === 'serve' && msw({ mode: 'worker-only' }),
    command === 'build' && [
      importFromShell(),
      groupSharedParts(),
      checkSharedSchemas(),
      keepStylesheetPlaceholder(),
      federation({
        name: 'admin',
        filename: 'remoteEntry.js',
        exposes: { [EXPOSED]: `./${EXPOSED_MODULE}` },
      }),
      fetchExposed(BASE),
      fetchBeforeImport(BASE, (chunks) => filesOfModule(EXPOSED_MODULE, chunks)),
      compression({ algorithms: ['brotliCompress', 'gzip'], threshold: 512 }),
    ],
  ],
  resolve: {
    alias: {
      // The source of the package: what it is published as is transpiled for browsers below our floor, and twice as large.
      'tus-js-client': source('../../node_modules/tus-js-client/lib/browser/index.js'),
      // Two packages of tus-js-client that do what all supported browsers can.
      'js-base64': source('src/lib/uploads/tus/js-base64.ts'),
      'url-parse': source('src/lib/uploads/tus/url-parse.ts'),
      'use-sync-external-store/shim/with-selector': source(
        'src/lib/use-sync-external-store-with-selector.ts',
      ),
    },
  },
  build: {
    target: BROWSER_FLOOR,
    modulePreload: false,
    assetsInlineLimit: 0,
    // `index.html` is for development only; the build output is the module that the shell loads.
    rolldownOptions: { input: EXPOSED_MODULE },
  },
}));

import federation from '@originjs/vite-plugin-federation';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { describePages } from './build/describe-pages.ts';
import { SHARED_MODULES } from './build/federation.ts';
import { preloadFirstPage } from './build/preload-first-page.ts';

const API_IN_DEVELOPMENT = 'http://127.0.0.1:8080';

/**
 * What every page uses comes in one file: a dozen files of a few hundred bytes compress badly and wait in line. Only
 * modules that import nothing shared may stand here: a shared import becomes a top-level `await` for the platform's
 * chunk, which itself imports this file, and the page would wait for itself for ever.
 */
const SMALL_AND_EVERYWHERE = [
  /jsx-runtime|clsx|preload-helper/,
  /contracts\/(limits|language-list)/,
  /shared\/src\/web\/(browser|i18n\/(language-order|page-language)|api-error|base-query)/,
  /features\/video\/(head-start|video-memory|api\/random-video-call|domain\/seen-videos)/,
  /shell\/src\/(lib\/(count-usage|product-name)|app\/paths|features\/personal-message\/message-storage)/,
];

/** In development the remote is an alias to its source: one hot-reloading graph, no federation. */
const remoteAsSource = { 'admin/App': new URL('../admin/src/register.tsx', import.meta.url).pathname };

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    command === 'build' && [
      federation({
        name: 'shell',
        remotes: { admin: '/remotes/admin/assets/remoteEntry.js' },
        shared: SHARED_MODULES,
      }),
      preloadFirstPage(),
      describePages(),
      compression({ algorithms: ['brotliCompress', 'gzip'], threshold: 512 }),
    ],
  ],
  resolve: { alias: command === 'build' ? {} : remoteAsSource },
  build: {
    target: 'esnext',
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: the content security policy then needs no `data:`.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        manualChunks: (id) => (SMALL_AND_EVERYWHERE.some((part) => part.test(id)) ? 'common' : undefined),
      },
    },
  },
  server: { proxy: { '/api': API_IN_DEVELOPMENT } },
}));

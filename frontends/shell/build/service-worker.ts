import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_FLOOR } from '@selah/frontend-build/browser-floor';
import { build, type Plugin, type Rolldown } from 'vite';

const SHELL = join(import.meta.dirname, '..');

interface PrecacheEntry {
  readonly url: string;
  /** Null when the file name changes with the content. */
  readonly revision: string | null;
}

/** Builds the service worker beside the pages, with the list of files to precache. */
export function serviceWorker(): Plugin {
  return {
    name: 'selah:service-worker',
    async writeBundle({ dir }, bundle) {
      const icon = revised('/icon.svg', readFileSync(join(SHELL, 'public', 'icon.svg')));
      const precache = JSON.stringify([icon, ...precacheOf(bundle)]);
      await build({
        configFile: false,
        root: SHELL,
        publicDir: false,
        logLevel: 'warn',
        define: {
          PRECACHE: precache,
          FILES: JSON.stringify(filesOf(bundle)),
          ENTRY: JSON.stringify(entryOf(bundle)),
        },
        build: {
          ...(dir && { outDir: dir }),
          emptyOutDir: false,
          target: BROWSER_FLOOR,
          rolldownOptions: {
            input: join(SHELL, 'src', 'offline', 'worker', 'service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}

function filesOf(bundle: Rolldown.OutputBundle): readonly string[] {
  return Object.keys(bundle)
    .filter((name) => name.startsWith('assets/'))
    .map((name) => `/${name}`);
}

/** The script of the pages. Its name changes with every file that it leads to, because their names are part of it. */
function entryOf(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('the build has no entry');
  return `/${entry.fileName}`;
}

/**
 * All built files except texts and distress hints, which the worker caches for the languages in use, and except the chunks
 * that only browsers without workers download.
 */
export function precacheOf(bundle: Rolldown.OutputBundle): readonly PrecacheEntry[] {
  return Object.values(bundle)
    .filter((file) => !isHints(file))
    .filter((file) =>
      file.type === 'chunk'
        ? !isTexts(file) && !isForNoWorkers(file)
        : /\.(?:css|js|woff2)$/.test(file.fileName),
    )
    .map(({ fileName }) => ({ url: `/${fileName}`, revision: null }));
}

function isTexts({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  return /\/src\/locales\/\w+\.ts$/.test(facadeModuleId ?? '');
}

function isHints({ fileName }: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean {
  return /\/hints-\w+-/.test(fileName);
}

function isForNoWorkers({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  return facadeModuleId?.endsWith('/distress/read-distress.ts') ?? false;
}

function revised(url: string, content: Buffer): PrecacheEntry {
  return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) };
}

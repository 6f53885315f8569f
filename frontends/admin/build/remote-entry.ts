import { filesOf } from '@selah/frontend-build/fetch-before-import';
import type { Plugin } from 'vite';

/**
 * Writes `remoteEntry.js`, the address that the shell knows; the names of all other files contain a hash. It
 * exports `open` of `src/remote.ts`, and downloads the files before it imports them, as `fetchBeforeImport` does
 * elsewhere.
 */
export function remoteEntry(base: string): Plugin {
  return {
    name: 'selah:remote-entry',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('the build has no entry');
      const files = filesOf(entry.fileName, chunks).map((name) => base + name);
      this.emitFile({
        type: 'asset',
        fileName: 'assets/remoteEntry.js',
        source: `export const open = async (modules) => {
  await selahFetchModules(${JSON.stringify(files)});
  return (await import('${base}${entry.fileName}')).open(modules);
};
`,
      });
    },
  };
}

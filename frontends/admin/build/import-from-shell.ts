import { join } from 'node:path';
import type { ShellModules } from '@selah/web-kit/module-contract';
import type { Plugin } from 'vite';

/** A page has one React, router, store and api, whichever frontend a component comes from. */
const NAMES: readonly (keyof ShellModules)[] = ['react', 'react-dom', '@selah/web-kit/platform'];

const PREFIX = '\0shell:';
const TAKEN = join(import.meta.dirname, '..', 'src', 'shell-modules.ts');

/** Leads imports of these modules to those that the shell opened the remote with (`src/remote.ts`). */
export function importFromShell(): Plugin {
  return {
    name: 'selah:import-from-shell',
    enforce: 'pre',
    resolveId: (id) => (NAMES.some((name) => name === id) ? PREFIX + id : undefined),
    async load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const name = id.slice(PREFIX.length);
      const exported = Object.keys(await import(name)).filter((each) =>
        /^(?!default$|module\.)[\w$]+$/.test(each),
      );
      return {
        code: `import { shellModule } from ${JSON.stringify(TAKEN)};
const module = shellModule(${JSON.stringify(name)});
export default module;
export const { ${exported.join(', ')} } = module;`,
        moduleSideEffects: false,
      };
    },
  };
}

/**
 * All that the product knows of how @originjs/vite-plugin-federation works inside: what a remote is asked at run time, how
 * shell and remote share modules, and what its build has to be helped with. A test builds a remote and opens it.
 *
 * The plugin's own sharing writes a top-level `await` into every chunk, and WebKit evaluates chunks that wait in the wrong
 * order (bug 242740), so it stays switched off. Instead the shell hands its modules over when it opens a remote; the remote
 * takes them before it imports its pages, in which `react` and the others are these very modules.
 */
import type { Plugin } from 'vite';

/** What must exist once on a page: React, and one facade for everything else. */
const SHARED = ['react', 'react-dom', '@selah/web-kit/platform'] as const;
type SharedName = (typeof SHARED)[number];

/** The modules of the shell that its remotes run on. */
export type SharedModules = Readonly<Record<SharedName, object>>;

/** The only module that a remote exposes: a function that opens it. */
export const EXPOSED = './App';

/** What `remoteEntry.js` exports. `get` answers a factory of the exposed module's default export. */
interface Container {
  init(scope: ShareScope): void;
  get(exposed: string): Promise<() => () => Promise<unknown>>;
}

/** By name and version. Shell and remotes are built from one commit: versions say nothing here. */
type ShareScope = Record<string, Record<string, { get: () => Promise<() => object>; loaded: 1 }>>;
const VERSION = '1.0.0';

declare global {
  /** Where `init` of every container keeps what is shared, by the name of the scope. */
  var __federation_shared__: { default?: ShareScope } | undefined;
}

/** Opens the remote whose entry is at this address, on the shell's modules. */
export async function openRemote(entry: string, modules: SharedModules): Promise<unknown> {
  const container: Container = await import(/* @vite-ignore */ entry);
  const scope: ShareScope = {};
  for (const name of SHARED) scope[name] = { [VERSION]: { get: async () => () => modules[name], loaded: 1 } };
  container.init(scope);
  const open = (await container.get(EXPOSED))();
  return open();
}

const taken = new Map<string, object>();

/** In the remote, before its pages are imported: takes the modules that the shell shares. */
export async function takeSharedModules(): Promise<void> {
  const scope = globalThis.__federation_shared__?.default ?? {};
  for (const name of SHARED) {
    const shared = scope[name]?.[VERSION];
    if (!shared) throw new Error(`The shell shares no "${name}".`);
    taken.set(name, (await shared.get())());
  }
}

/** In the remote: a module that was taken. */
export function sharedModule(name: string): object | undefined {
  return taken.get(name);
}

const PREFIX = '\0shared:';
/** What a remote must not bring itself: it would stand in another router, store or React than the page around it. */
const OF_THE_SHELL =
  /\/web-kit\/src\/(?:platform|base-api)\.ts$|\/node_modules\/(?:react-router|react-redux|react-i18next|react-dom)\/|\/node_modules\/react\/(?:index|cjs\/react\.)/;

/** In the build of a remote: its imports of what is shared lead to the shell's modules. */
export function importFromShell(): Plugin {
  return {
    name: 'selah:import-from-shell',
    enforce: 'pre',
    resolveId: (id) => (SHARED.some((name) => name === id) ? PREFIX + id : undefined),
    async load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const name = id.slice(PREFIX.length);
      const names = Object.keys(await import(name)).filter((each) => /^[A-Za-z_$][\w$]*$/.test(each));
      const exported = names.filter((each) => each !== 'default' && each !== 'module.exports');
      return {
        code: `import { sharedModule } from ${JSON.stringify(import.meta.filename)};
const shared = sharedModule(${JSON.stringify(name)});
export default shared;
${exported.map((each) => `export const ${each} = shared.${each};`).join('\n')}`,
        moduleSideEffects: false,
      };
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const own = file.type === 'chunk' ? file.moduleIds.find((id) => OF_THE_SHELL.test(id)) : undefined;
        if (own) throw new Error(`The remote brings its own ${own}; it has to be imported from the facade.`);
      }
    },
  };
}

const PLACEHOLDER_IN_BACKTICKS = /`(__v__css__[^`]*)`/g;

/**
 * In the build of a remote: the plugin finds the list of stylesheets to fill in by a quoted placeholder in the remote's
 * entry, after minification. Vite 8's minifier writes it with backticks, the plugin misses it, and the remote fails at run
 * time with "forEach is not a function". Must stand before the plugin.
 */
export function keepStylesheetPlaceholder(): Plugin {
  return {
    name: 'selah:keep-stylesheet-placeholder',
    enforce: 'pre',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(PLACEHOLDER_IN_BACKTICKS, '"$1"');
      }
    },
  };
}

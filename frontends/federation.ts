/**
 * All code that depends on the internals of @originjs/vite-plugin-federation: how a remote is opened, how shell and remote
 * share modules, and fixes to the build of a remote. A test builds and opens a remote.
 *
 * The plugin's own sharing is off, because it writes a top-level `await` into every chunk, which WebKit evaluates in the wrong
 * order (bug 242740). Instead the shell passes its modules to the remote when it opens it, before the remote imports its pages.
 */
import type { Plugin } from 'vite';
import { filesOf } from './fetch-before-import.ts';

/**
 * Modules that a remote takes from the shell, and the exports that it may use; `undefined` means all. A page must have one
 * copy of the first three. The others save a second download.
 */
const SHARED = {
  react: undefined,
  'react-dom': undefined,
  '@selah/web-kit/platform': undefined,
  '@selah/web-kit/ui/alert-dialog': ['AlertDialog'],
  '@selah/web-kit/ui/confirm-dialog': ['ConfirmDialog'],
  '@selah/web-kit/ui/dialog': ['Dialog'],
  '@selah/web-kit/ui/tabs': ['Tabs'],
  'react-hook-form': ['get', 'set', 'useForm'],
  zod: ['config', 'z'],
} as const;
type SharedName = keyof typeof SHARED;
const SHARED_NAMES = Object.keys(SHARED) as readonly SharedName[];

/** What remotes may use of `z`. Not all of it, because visitors download the file too. */
export const SHARED_SCHEMAS = [
  'array',
  'boolean',
  'email',
  'enum',
  'int',
  'iso.date',
  'iso.datetime',
  'number',
  'object',
  'string',
  'union',
  'url',
] as const;

/** The shell's modules that remotes use. */
export type SharedModules = Readonly<Record<SharedName, object>>;

/** The only module that a remote exposes: a function that opens it. */
export const EXPOSED = './App';

/** The export of `remoteEntry.js`. `get` returns a factory of the exposed module's default export. */
interface Container {
  init(scope: ShareScope): void;
  get(exposed: string): Promise<() => () => Promise<unknown>>;
}

/** By name and version. Shell and remotes are built from one commit, so all have the same version. */
type ShareScope = Record<string, Record<string, { get: () => Promise<() => object>; loaded: 1 }>>;
const VERSION = '1.0.0';

declare global {
  /** The plugin's global store of shared modules, by scope name. */
  var __federation_shared__: { default?: ShareScope } | undefined;
}

/** Opens the remote with this entry address on the shell's modules, which are downloaded together with the entry. */
export async function openRemote(entry: string, loadModules: () => Promise<SharedModules>): Promise<unknown> {
  const downloads = [import(/* @vite-ignore */ entry), loadModules()] as const;
  const [container, modules]: [Container, SharedModules] = await Promise.all(downloads);
  const scope: ShareScope = {};
  for (const name of SHARED_NAMES)
    scope[name] = { [VERSION]: { get: async () => () => modules[name], loaded: 1 } };
  container.init(scope);
  const open = (await container.get(EXPOSED))();
  return open();
}

const taken = new Map<string, object>();

/** Called in the remote before its pages are imported: takes over the shell's modules. */
export async function takeSharedModules(): Promise<void> {
  const scope = globalThis.__federation_shared__?.default ?? {};
  for (const name of SHARED_NAMES) {
    const shared = scope[name]?.[VERSION];
    if (!shared) throw new Error(`The shell does not share "${name}".`);
    taken.set(name, (await shared.get())());
  }
}

/** In the remote: a shared module by name. */
export function sharedModule(name: string): object | undefined {
  return taken.get(name);
}

const PREFIX = '\0shared:';
/** Modules that a remote must not bundle: it would get another router, store or React than the page around it. */
const OF_THE_SHELL =
  /\/web-kit\/src\/(?:platform|base-api)\.ts$|\/node_modules\/(?:zod|react-hook-form)\/|\/node_modules\/(?:react-router|react-redux|@lingui|react-dom)\/|\/node_modules\/react\/(?:index|cjs\/react\.)/;

/** In the build of a remote: resolves imports of shared modules to the shell's copies. */
export function importFromShell(): Plugin {
  return {
    name: 'selah:import-from-shell',
    enforce: 'pre',
    resolveId: (id) => (SHARED_NAMES.some((name) => name === id) ? PREFIX + id : undefined),
    async load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const name = id.slice(PREFIX.length) as SharedName;
      const names = SHARED[name] ?? Object.keys(await import(name));
      const exported = names.filter((each) => /^[A-Za-z_$][\w$]*$/.test(each) && each !== 'default');
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
        if (own) throw new Error(`The remote bundles its own ${own}; import it from the facade.`);
      }
    },
  };
}

/** In the build of a remote: fails when a module uses a name of `z` that the shell does not share, which types cannot show. */
export function checkSharedSchemas(): Plugin {
  return {
    name: 'selah:check-shared-schemas',
    transform(code, id) {
      if (!/from\s*['"]zod['"]/.test(code)) return;
      for (const [, name] of code.matchAll(/\bz\.(\w+(?:\.\w+)*)/g)) {
        if (!SHARED_SCHEMAS.some((each) => each === name))
          throw new Error(`${id} uses z.${name}, which the shell does not share: add it to SHARED_SCHEMAS.`);
      }
    },
  };
}

const IMPORT_OF_EXPOSED = /\w+\((["'`])(\/[^"'`]*\/__federation_expose_[^"'`]+)\1\)/g;

/**
 * In the build of a remote: its container downloads the files of the exposed module before it imports them, as
 * `fetchBeforeImport` does elsewhere. Must run after the plugin, which writes the container,
 * and before the files are compressed.
 */
export function fetchExposed(base: string): Plugin {
  return {
    name: 'selah:fetch-exposed',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const container = chunks.find(({ fileName }) => fileName.endsWith('/remoteEntry.js'));
      const code = container?.code.replace(IMPORT_OF_EXPOSED, (found, _quote, path: string) => {
        const files = filesOf(path.slice(base.length), chunks).map((name) => base + name);
        return `selahFetchModules(${JSON.stringify(files)}).then(()=>${found})`;
      });
      if (!container || !code || code === container.code) throw new Error('The remote exposes no module.');
      container.code = code;
    },
  };
}

const PLACEHOLDER_IN_BACKTICKS = /`(__v__css__[^`]*)`/g;

/**
 * In the build of a remote: the plugin looks for a quoted placeholder in the minified remote entry to fill in the list of
 * stylesheets. Vite 8's minifier writes it in backticks, and the remote fails at run time with "forEach is not a function".
 * Must run before the plugin.
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

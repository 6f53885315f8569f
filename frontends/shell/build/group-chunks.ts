import type { Plugin, Rolldown } from 'vite';

/** The application: everything that it imports is there before anything else is opened. */
export const APPLICATION = /\/shell\/src\/bootstrap\.tsx$/;

/** Runs before the application and asks for it again when it does not come, so it waits for nothing. */
const ENTRY = /\/shell\/src\/index\.ts$/;

/** The router, Redux and what else stands behind the facade. */
const PLATFORM = /\/web-kit\/src\/platform\.ts$/;

/** React comes by itself, so that it can be evaluated while the rest is on its way. */
const RENDERER = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** What follows on every visit of Home, and is opened on another page at most: one file instead of a dozen. */
const COMPOSER = /\/shell\/src\/app\/composer\/home-composer\.tsx$/;

type GetModule = (id: string) => Rolldown.ModuleInfo | null;

/**
 * Puts the first page into few files: dozens of a few hundred bytes compress badly and wait in line, six at a time. What
 * the application uses may stay in its file even where a page that is opened later uses it too.
 */
export function groupFirstPage(): Plugin {
  return {
    name: 'selah:group-first-page',
    outputOptions: {
      order: 'post',
      handler(options) {
        const groups = [{ debugName: 'first page', name: groupOf }];
        // Left to itself the grouping takes along what a module imports, and with it what must stay apart.
        return { ...options, codeSplitting: { includeDependenciesRecursively: false, groups } };
      },
    },
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports]] : [],
        ),
      );
      for (const name of chunks.keys()) {
        if (importsOf(name, chunks).has(name)) throw new Error(`${name} would wait for itself for ever`);
      }
    },
  };
}

/** All files that a file waits for, directly or through others. */
function importsOf(name: string, chunks: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set(chunks.get(name));
  for (const imported of found) {
    for (const further of chunks.get(imported) ?? []) found.add(further);
  }
  return found;
}

function groupOf(id: string, context: { getModuleInfo: GetModule }): string | null {
  if (RENDERER.test(id)) return 'renderer';
  const users = usersOf(id, (module) => context.getModuleInfo(module));
  const isUsedBy = (file: RegExp) => users.some((user) => file.test(user));
  if (!isUsedBy(APPLICATION)) return isUsedBy(COMPOSER) ? 'composer' : null;
  if (isUsedBy(ENTRY)) return 'common';
  return isUsedBy(PLATFORM) ? 'platform' : 'application';
}

/** The module itself and all that import it, directly or through others. Lazy imports do not count. */
function usersOf(id: string, getModule: GetModule): readonly string[] {
  const users = new Set([id]);
  for (const user of users) {
    for (const importer of getModule(user)?.importers ?? []) users.add(importer);
  }
  return [...users];
}

import type { Plugin, Rolldown } from 'vite';

/** The asynchronous boundary of the shell: everything that it imports is there before anything else is opened. */
const APPLICATION = /\/shell\/src\/bootstrap\.tsx$/;

/**
 * What has to run before the application, or without it: the entry, and what shell and remotes share. None of it may wait
 * for the application's file, which itself waits for what is shared: the page would wait for itself for ever.
 */
const FOUNDATION = /\/(?:shell\/src\/index\.ts|web-kit\/src\/platform\.ts|(?:react|react-dom)\/index\.js)$/;

/** The largest part of the application comes by itself, so that it can be evaluated while the rest is on its way. */
const RENDERER = /\/node_modules\/(?:react-dom\/.*client|scheduler\/)/;

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
      handler({ manualChunks: _, ...options }) {
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
        const imported = importsOf(name, chunks);
        // The application awaits what is shared; what is shared must not import the application.
        const isCircle = imported.has(name) || (isShared(name) && [...imported].some(isApplication));
        if (isCircle) throw new Error(`${name} would wait for itself for ever`);
      }
    },
  };
}

const isShared = (fileName: string) => fileName.includes('__federation_shared_');
const isApplication = (fileName: string) => fileName.includes('/application-');

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
  if (!users.some((user) => APPLICATION.test(user)))
    return users.some((user) => COMPOSER.test(user)) ? 'composer' : null;
  return users.some((user) => FOUNDATION.test(user)) ? 'common' : 'application';
}

/** The module itself and all that import it, directly or through others. Lazy imports do not count. */
function usersOf(id: string, getModule: GetModule): readonly string[] {
  const users = new Set([id]);
  for (const user of users) {
    for (const importer of getModule(user)?.importers ?? []) users.add(importer);
  }
  return [...users];
}

import type { Plugin, Rolldown } from 'vite';

/** The asynchronous boundary of the shell: everything that it imports is there before anything else is opened. */
const APPLICATION = /\/shell\/src\/bootstrap\.tsx$/;

/**
 * What has to run before the application, or without it: the entry, and what shell and remotes share. None of it may wait
 * for the application's file, which itself waits for what is shared: the page would wait for itself for ever.
 */
const FOUNDATION = /\/(?:shell\/src\/index\.ts|shared\/src\/web\/platform\.ts|(?:react|react-dom)\/index\.js)$/;

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
      const common = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'common');
      if (common?.type !== 'chunk') throw new Error('the build made no common file');
      const waitsFor = common.imports.filter((name) => !name.includes('rolldown-runtime'));
      if (waitsFor.length > 0) throw new Error(`the common file would wait for ${waitsFor.join(', ')}`);
    },
  };
}

function groupOf(id: string, context: { getModuleInfo: GetModule }): string | null {
  const users = usersOf(id, (module) => context.getModuleInfo(module));
  if (!users.some((user) => APPLICATION.test(user))) return null;
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

import type { Plugin } from 'vite';
import { checkForCycles, type GetModule, partsWith, usersOf } from '../../module-graph.ts';

/** The application. All that it imports is loaded before any other part. */
export const APPLICATION = /\/shell\/src\/bootstrap\.tsx$/;

/** Starts the application and retries when its files fail to load, so it must not import any of them. */
const ENTRY = /\/shell\/src\/index\.ts$/;

/** The router, Redux and the other libraries behind the facade. */
const PLATFORM = /\/web-kit\/src\/platform\.ts$/;

/** React is a chunk of its own, so that it can be evaluated while the rest is still downloading. */
const RENDERER = /\/node_modules\/(?:react|react-dom|scheduler)\/|\/shell\/src\/renderer\.ts$/;

/** Loaded on every visit of Home and rarely elsewhere: one file instead of a dozen. */
const COMPOSER =
  /\/shell\/src\/(?:app\/composer\/home-composer|features\/video\/components\/under-video)\.tsx$/;

/** The modules that remotes take from the shell. */
const SHARED_MODULES = /\/shell\/src\/app\/remotes\/shared-modules\.ts$/;

/** What every page loads after the application. */
const NEW_BUILD = /\/shell\/src\/app\/layout\/new-build-notice\.tsx$/;

/**
 * Puts the first page into few files: many small files compress badly, and some browsers download only six at a time. A
 * module that the application uses may stay in its file even if a page loaded later uses it too. Sharing with remotes does not
 * split any file, because visitors would have to download one more.
 */
export function groupFirstPage(): Plugin {
  let sharedGroups: ReadonlyMap<string, string> = new Map();
  return {
    name: 'selah:group-first-page',
    buildEnd() {
      sharedGroups = groupsOfSharedModules([...this.getModuleIds()], (id) => this.getModuleInfo(id));
    },
    outputOptions: {
      order: 'post',
      handler(options) {
        const nameOf = (id: string, context: { getModuleInfo: GetModule }) => {
          const getModule: GetModule = (module) => context.getModuleInfo(module);
          return groupOf(id, getModule) ?? sharedGroups.get(visitorsPartsWith(id, getModule)) ?? null;
        };
        const groups = [{ debugName: 'first page', name: nameOf }];
        // By default a group includes all imports of its modules, also those that must be separate files.
        return { ...options, codeSplitting: { includeDependenciesRecursively: false, groups } };
      },
    },
    generateBundle(_, bundle) {
      checkForCycles(bundle);
    },
  };
}

function groupOf(id: string, getModule: GetModule): string | null {
  if (RENDERER.test(id)) return 'renderer';
  const users = usersOf(id, getModule);
  const isUsedBy = (file: RegExp) => users.some((user) => file.test(user));
  if (!isUsedBy(APPLICATION) && isUsedBy(NEW_BUILD)) return 'new-build';
  if (!isUsedBy(APPLICATION)) return isUsedBy(COMPOSER) ? 'composer' : null;
  if (isUsedBy(ENTRY)) return 'common';
  return isUsedBy(PLATFORM) ? 'platform' : 'application';
}

/** By the visitors' parts that use a shared module: the name of the file for all modules that the same parts use. */
function groupsOfSharedModules(ids: readonly string[], getModule: GetModule): ReadonlyMap<string, string> {
  const shared = new Set(ids.filter((id) => SHARED_MODULES.test(id)));
  for (const id of shared) {
    for (const imported of getModule(id)?.importedIds ?? []) shared.add(imported);
  }
  const groups = new Map<string, string>();
  for (const id of shared) {
    const parts = visitorsPartsWith(id, getModule);
    if (parts !== '' && !groups.has(parts)) groups.set(parts, `shared-${groups.size + 1}`);
  }
  return groups;
}

/** The visitors' parts that use a module, in one text. */
function visitorsPartsWith(id: string, getModule: GetModule): string {
  const parts = partsWith(id, getModule).filter((part) => !SHARED_MODULES.test(part));
  return [...parts].sort().join();
}

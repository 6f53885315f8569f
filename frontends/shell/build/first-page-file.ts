import type { Rolldown } from 'vite';

type GetModule = (id: string) => Rolldown.ModuleInfo | null;

/** The application. All that it imports is loaded before any other part. */
export const APPLICATION = /\/shell\/src\/bootstrap\.tsx$/;

/** The script of the page, whose modules are there when the application is downloaded. */
const ENTRY = /\/shell\/src\/index\.ts$/;

/** The router, Redux and the other libraries behind the facade. */
const PLATFORM = /\/web-kit\/src\/platform\.ts$/;

/** React is a file of its own, so that it can be evaluated while the rest is still downloading. */
const RENDERER = /\/node_modules\/(?:react|react-dom|scheduler)\/|\/shell\/src\/renderer\.ts$/;

/** Loaded on every visit of Home and rarely elsewhere: one file instead of a dozen. */
const COMPOSER =
  /\/shell\/src\/(?:app\/composer\/home-composer|features\/video\/components\/under-video)\.tsx$/;

/**
 * The file of the first page that a module belongs to; null for all others, which the bundler groups. Many small
 * files compress badly, and some browsers download only six at a time. A module that the application uses may stay
 * in its file even if a part that is loaded later uses it too. Icons are imported one by one
 * (`lucide-react/icons/…`), since through their list every part seems to use all of them.
 */
export function firstPageFile(id: string, context: { getModuleInfo: GetModule }): string | null {
  if (RENDERER.test(id)) return 'renderer';
  const users = usersOf(id, (module) => context.getModuleInfo(module));
  const isUsedBy = (file: RegExp) => users.some((user) => file.test(user));
  if (!isUsedBy(APPLICATION)) return isUsedBy(COMPOSER) ? 'composer' : null;
  if (isUsedBy(ENTRY)) return null;
  return isUsedBy(PLATFORM) ? 'platform' : 'application';
}

/** The module itself and all that import it statically, directly or indirectly. */
function usersOf(id: string, getModule: GetModule): readonly string[] {
  const users = new Set([id]);
  for (const user of users) {
    for (const importer of getModule(user)?.importers ?? []) users.add(importer);
  }
  return [...users];
}

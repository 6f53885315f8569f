import { ConfigError } from '@selah/service-kit/config/load-config';
import type { Language } from '@selah/shared/contracts/languages';
import { hashInlineScripts } from './inline-scripts.ts';
import type { SiteFacts } from './page-template.ts';
import { buildIdOf, createFiles, readContents } from './read-build.ts';
import { createStaticFile, type StaticFile } from './static-file.ts';

/** `home` may be found by search engines; every other address, known or not, answers the `inside` page (Q6). */
export type PageKind = 'home' | 'inside';

export interface Frontends {
  /** Reads the built frontends. @throws ConfigError when one was not built */
  load(): Promise<void>;
  /** The file at a path of the site, e.g. `/assets/index-3f2a91bc.js`. */
  file(path: string): StaticFile | undefined;
  /** The page in which every route of the site starts, as it introduces itself in a language. */
  page(kind: PageKind, language: Language): StaticFile | undefined;
  /** Sources for `script-src` that allow just the scripts that the pages carry in themselves. Empty before `load`. */
  inlineScripts(): readonly string[];
}

/** Pages that are open ask it whether there is another build by now. */
const BUILD_FILE = '/build.json';

const REMOTE_MOUNT = '/remotes/admin';
const PAGE = '/index.html';

/** Pages answer addresses of the site, never the name of their file. */
const PAGE_FILE = /^\/(?:index\.html$|pages\/)/;

/**
 * The shell at `/` and the admin remote at `/remotes/admin`, held in memory: together a few megabytes, with every
 * representation ready. A path is looked up, never turned into a file name, so there is nothing to climb out of.
 */
export function createFrontends(
  dirs: { readonly shellDir: string; readonly adminDir: string },
  site: SiteFacts,
): Frontends {
  let files: ReadonlyMap<string, StaticFile> = new Map();
  let inlineScripts: readonly string[] = [];
  return {
    load: async () => {
      const [builtShell, builtAdmin] = await Promise.all([
        readContents(dirs.shellDir),
        readContents(dirs.adminDir),
      ]);
      const build = buildIdOf(builtShell, builtAdmin);
      const [shell, admin] = await Promise.all([
        createFiles(builtShell, '', { ...site, build }),
        createFiles(builtAdmin, REMOTE_MOUNT, { ...site, build }),
      ]);
      if (!shell.has(PAGE)) throw notBuilt('SHELL_DIR', dirs.shellDir);
      if (admin.size === 0) throw notBuilt('ADMIN_DIR', dirs.adminDir);
      const named = await createStaticFile(BUILD_FILE, Buffer.from(JSON.stringify({ build })));
      files = new Map([...admin, ...shell, [BUILD_FILE, named]]);
      const pages = [...shell].filter(([path]) => PAGE_FILE.test(path));
      inlineScripts = hashInlineScripts(pages.map(([, page]) => page.identity.body.toString()));
    },
    file: (path) => (PAGE_FILE.test(path) ? undefined : files.get(path)),
    // A shell that was built without pages of its own per language has one for all.
    page: (kind, language) => files.get(`/pages/${kind}.${language}.html`) ?? files.get(PAGE),
    inlineScripts: () => inlineScripts,
  };
}

function notBuilt(variable: string, dir: string): ConfigError {
  return new ConfigError(`${variable}: no built frontend in ${dir}: run "npm run build" first`);
}

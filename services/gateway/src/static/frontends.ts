import { ConfigError } from '@selah/shared/service/config/load-config';
import { readBuild } from './read-build.ts';
import type { StaticFile } from './static-file.ts';

export interface Frontends {
  /** Reads the built frontends. @throws ConfigError when one was not built */
  load(): Promise<void>;
  /** The file at a path of the site, e.g. `/assets/index-3f2a91bc.js`. */
  file(path: string): StaticFile | undefined;
  /** The page in which every route of the site starts. */
  page(): StaticFile | undefined;
}

const REMOTE_MOUNT = '/remotes/admin';
const PAGE = '/index.html';

/**
 * The shell at `/` and the admin remote at `/remotes/admin`, held in memory: together a few megabytes, with every
 * representation ready. A path is looked up, never turned into a file name, so there is nothing to climb out of.
 */
export function createFrontends(
  dirs: { readonly shellDir: string; readonly adminDir: string },
  productName: string,
): Frontends {
  let files: ReadonlyMap<string, StaticFile> = new Map();
  return {
    load: async () => {
      const [shell, admin] = await Promise.all([
        readBuild(dirs.shellDir, '', productName),
        readBuild(dirs.adminDir, REMOTE_MOUNT, productName),
      ]);
      if (!shell.has(PAGE)) throw notBuilt('SHELL_DIR', dirs.shellDir);
      if (admin.size === 0) throw notBuilt('ADMIN_DIR', dirs.adminDir);
      files = new Map([...admin, ...shell]);
    },
    file: (path) => (path === PAGE ? undefined : files.get(path)),
    page: () => files.get(PAGE),
  };
}

function notBuilt(variable: string, dir: string): ConfigError {
  return new ConfigError(`${variable}: no built frontend in ${dir}: run "npm run build" first`);
}

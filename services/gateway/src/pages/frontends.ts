import { ConfigError } from '@selah/service-kit/config/load-config';
import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import type { Film } from '@selah/shared/contracts/videos/film';
import type { Video } from '@selah/shared/contracts/videos/video';
import { fillFilmPage, fillHomePage } from './film/film-page.ts';
import { keepPages } from './film/keep-pages.ts';
import { hashInlineScripts } from './inline-scripts.ts';
import type { SiteFacts } from './page-template.ts';
import { buildIdOf, createStaticFiles, readBuild } from './read-build.ts';
import type { SharedParts } from './shared-parts.ts';
import type { StaticFile } from './static-file.ts';

/**
 * `home`, `care`, about help for people in danger, and `privacy` can be indexed by search engines; all other
 * addresses but those of films get the `inside` page (Q6).
 */
export type PageKind = 'home' | 'care' | 'privacy' | 'inside';

export interface Frontends {
  /**
   * Reads the built frontends.
   * @throws ConfigError when one is not built
   */
  load(): Promise<void>;
  /** The file at a path of the site, e.g. `/assets/index-3f2a91bc.js`. */
  file(path: string): StaticFile | undefined;
  /** The part of a page at a path, of the build of another gateway that runs beside this one. */
  partOfOtherBuild(path: string): Promise<StaticFile | undefined>;
  /** The HTML page for every route of the site, by kind and language. */
  page(kind: PageKind, language: Language): StaticFile | undefined;
  /** The page of a film, in a language; undefined if the build has none. */
  filmPage(language: Language, film: Film): Promise<StaticFile> | undefined;
  /**
   * Home with a film that was drawn for it; undefined if the build has no Home of its own in this language.
   */
  homePage(language: Language, film: Video): Promise<StaticFile> | undefined;
  /** `script-src` sources of the pages' inline scripts. Empty before `load`. */
  inlineScripts(): readonly string[];
  /** The id of the build (`BUILD_ID` of the contracts). Empty before `load`. */
  build(): string;
}

const REMOTE_MOUNT = '/remotes/admin';
const PAGE = '/index.html';

/** Pages are requested by their address, not by their file name. */
const PAGE_FILE = /^\/(?:index\.html$|pages\/)/;

/**
 * The shell at `/` and the admin remote at `/remotes/admin`, kept in memory with all encodings (a few
 * megabytes). Paths are looked up in a map and never used as file names, so that path traversal is
 * impossible. `shared` is absent if no other gateway runs beside this one.
 */
export function createFrontends(
  dirs: { readonly shellDir: string; readonly adminDir: string },
  site: SiteFacts,
  shared?: SharedParts,
): Frontends {
  let files: ReadonlyMap<string, StaticFile> = new Map();
  let inlineScripts: readonly string[] = [];
  let build = '';
  let filmPages: PagesByLanguage<Film> = new Map();
  let homePages: PagesByLanguage<Video> = new Map();
  return {
    load: async () => {
      const [builtShell, builtAdmin] = await Promise.all([
        readBuild(dirs.shellDir),
        readBuild(dirs.adminDir),
      ]);
      build = buildIdOf(builtShell, builtAdmin);
      const [shell, admin] = await Promise.all([
        createStaticFiles(builtShell, '', { ...site, build }),
        createStaticFiles(builtAdmin, REMOTE_MOUNT, { ...site, build }),
      ]);
      if (!shell.has(PAGE)) throw notBuilt('SHELL_DIR', dirs.shellDir);
      if (admin.size === 0) throw notBuilt('ADMIN_DIR', dirs.adminDir);
      files = new Map([...admin, ...shell]);
      await shared?.publish(files);
      filmPages = pagesOf('film', files, (page, film) => fillFilmPage(page, film, site.publicUrl));
      homePages = pagesOf('home', files, fillHomePage);
      const pages = [...shell].filter(([path]) => PAGE_FILE.test(path));
      inlineScripts = hashInlineScripts(pages.map(([, page]) => page.identity.body.toString()));
    },
    filmPage: (language, film) => filmPages.get(language)?.(film),
    homePage: (language, film) => homePages.get(language)?.(film),
    file: (path) => (PAGE_FILE.test(path) ? undefined : files.get(path)),
    partOfOtherBuild: async (path) => shared?.find(path),
    // A shell built without pages per language has a single page.
    page: (kind, language) => files.get(`/pages/${kind}.${language}.html`) ?? files.get(PAGE),
    inlineScripts: () => inlineScripts,
    build: () => build,
  };
}

type PagesByLanguage<Shown> = ReadonlyMap<Language, (film: Shown) => Promise<StaticFile>>;

function pagesOf<Shown>(
  kind: 'film' | 'home',
  files: ReadonlyMap<string, StaticFile>,
  fill: (template: string, film: Shown) => string,
): PagesByLanguage<Shown> {
  return new Map(
    LANGUAGES.flatMap((language): [Language, (film: Shown) => Promise<StaticFile>][] => {
      const template = files.get(`/pages/${kind}.${language}.html`)?.identity.body.toString();
      return template === undefined ? [] : [[language, keepPages((film) => fill(template, film))]];
    }),
  );
}

function notBuilt(variable: string, dir: string): ConfigError {
  return new ConfigError(`${variable}: no built frontend in ${dir}: run "npm run build" first`);
}

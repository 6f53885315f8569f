// Runs before the application, so that it can retry a failed download of it. Loads the texts of the visitor's language in
// parallel.

import { DEFAULT_LANGUAGE, LOCALES } from '@selah/shared/contracts/language-list';
import { resolvePageLanguage } from '@selah/web-kit/i18n/page-language';
import { reportPageError, reportUncaughtErrors } from './app/page-errors.ts';
import { isPortugueseOnly, PATHS } from './app/paths.ts';
import { sendEarlyRequest } from './features/video/api/random-video.ts';
import { evaluate, evaluateModules } from './lib/downloads/evaluate-modules.ts';
import { fetchModules } from './lib/downloads/fetch-modules.ts';
import { watchStylesheets } from './lib/downloads/stylesheets.ts';
import { loadStrings } from './locales/load-strings.ts';
import { openApplication, preloadedFiles } from './open-application.ts';

declare global {
  /** Downloads modules and evaluates them. Called by the code that `fetchBeforeImport` adds to the build. */
  var selahFetchModules: typeof fetchModules;
  /** The options of zod (`z.config`), which all copies of it read here when their first schema is made. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Without this, zod tries `eval`, which the Content-Security-Policy forbids and browsers then report. Set before any module makes
// a schema, since `z.config` of a contract would come too late for those of other contracts, and would download zod now.
globalThis.__zod_globalConfig = { jitless: true };

const { pathname } = window.location;
const language = isPortugueseOnly(pathname) ? DEFAULT_LANGUAGE : resolvePageLanguage();
if (document.documentElement.lang !== LOCALES[language]) document.getElementById('first-view')?.remove();
document.documentElement.lang = LOCALES[language];
if (pathname === PATHS.home) sendEarlyRequest(language);

reportUncaughtErrors();
watchStylesheets();
globalThis.selahFetchModules = (paths) =>
  // What the page preloads is fetched once more only if that failed (`openApplication`).
  fetchModules(paths.filter((path) => !preloadedFiles().includes(path)))
    .catch((error: unknown) => {
      reportPageError('load');
      throw error;
    })
    .then(() => evaluateModules(paths));
void openApplication(async () => {
  const [{ start }, strings] = await Promise.all([application(), loadStrings(language)]);
  start(language, strings);
});

/** Evaluates the modules of the application in tasks of their own, to keep a slow phone responsive. The page preloads all of them. */
async function application() {
  await evaluate(() => import('./renderer.ts'));
  await evaluate(() => import('@selah/web-kit/platform'));
  return evaluate(() => import('./bootstrap.tsx'));
}

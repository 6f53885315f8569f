// Runs before the application, so that it can retry a failed download of it. Loads the texts of the visitor's language in
// parallel.

import { DEFAULT_LANGUAGE, LOCALES } from '@selah/shared/contracts/language-list';
import { resolvePageLanguage } from '@selah/web-kit/i18n/page-language';
import { reportPageError, reportUncaughtErrors } from './app/page-errors.ts';
import { isPortugueseOnly, PATHS } from './app/paths.ts';
import { sendEarlyRequest } from './features/video/api/random-video.ts';
import { fetchModules } from './lib/downloads/fetch-modules.ts';
import { watchStylesheets } from './lib/downloads/stylesheets.ts';
import { loadStrings } from './locales/load-strings.ts';
import { openApplication } from './open-application.ts';

declare global {
  /** Called by the code that `frontends/fetch-before-import.ts` adds to the build. */
  var selahFetchModules: typeof fetchModules;
}

const { pathname } = window.location;
const language = isPortugueseOnly(pathname) ? DEFAULT_LANGUAGE : resolvePageLanguage();
if (document.documentElement.lang !== LOCALES[language]) document.getElementById('first-view')?.remove();
document.documentElement.lang = LOCALES[language];
if (pathname === PATHS.home) sendEarlyRequest(language);

reportUncaughtErrors();
watchStylesheets();
globalThis.selahFetchModules = (paths) =>
  fetchModules(paths).catch((error: unknown) => {
    reportPageError('load');
    throw error;
  });
void openApplication(async () => {
  const [{ start }, strings] = await Promise.all([application(), loadStrings(language)]);
  start(language, strings);
});

/** Evaluates the modules of the application one after another as they arrive, to keep a slow phone responsive. */
async function application() {
  await Promise.all([import('react-dom/client'), import('@selah/web-kit/platform')]);
  return import('./bootstrap.tsx');
}

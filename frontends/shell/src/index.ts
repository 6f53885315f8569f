// Runs before the application, so that it can ask for it again when it does not come, and starts the download of the
// visitor's language beside it.

import { DEFAULT_LANGUAGE, LOCALES } from '@selah/shared/contracts/language-list';
import { resolvePageLanguage } from '@selah/web-kit/i18n/page-language';
import { PATHS, speaksPortugueseOnly } from './app/paths.ts';
import { sendEarlyRequest } from './features/video/api/random-video.ts';
import { fetchModules } from './lib/fetch-modules.ts';
import { loadStrings } from './locales/load-strings.ts';
import { openApplication } from './open-application.ts';

declare global {
  /** Called by what `frontends/fetch-before-import.ts` writes into the build. */
  var selahFetchModules: typeof fetchModules;
}

const { pathname } = window.location;
const language = speaksPortugueseOnly(pathname) ? DEFAULT_LANGUAGE : resolvePageLanguage();
if (document.documentElement.lang !== LOCALES[language]) document.getElementById('first-view')?.remove();
document.documentElement.lang = LOCALES[language];
if (pathname === PATHS.home) sendEarlyRequest(language);

globalThis.selahFetchModules = fetchModules;
void openApplication(async () => {
  const [{ start }, strings] = await Promise.all([application(), loadStrings(language)]);
  start(language, strings);
});

/** What the application stands on is evaluated piece by piece as it arrives: a slow phone is busy in small pieces. */
async function application() {
  await Promise.all([import('react-dom/client'), import('@selah/web-kit/platform')]);
  return import('./bootstrap.tsx');
}

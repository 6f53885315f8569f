// Runs before the application, so that it can ask for it again when it does not come, and starts the download of the
// visitor's language beside it.

import { DEFAULT_LANGUAGE, LOCALES } from '@selah/shared/contracts/language-list';
import { resolvePageLanguage } from '@selah/web-kit/i18n/page-language';
import { reportPageError, reportUncaughtErrors } from './app/page-errors.ts';
import { PATHS, speaksPortugueseOnly } from './app/paths.ts';
import { sendEarlyRequest } from './features/video/api/random-video.ts';
import { partFailed, reloadOnce, reloadReason } from './lib/page-reload.ts';
import { loadStrings } from './locales/load-strings.ts';

/** The first wait before another try to download the application, doubled each time. Milliseconds. */
const FIRST_WAIT_MS = 1_000;

const { pathname } = window.location;
const language = speaksPortugueseOnly(pathname) ? DEFAULT_LANGUAGE : resolvePageLanguage();
if (document.documentElement.lang !== LOCALES[language]) document.getElementById('first-view')?.remove();
document.documentElement.lang = LOCALES[language];
if (pathname === PATHS.home) sendEarlyRequest(language);

let isOpen = false;
reportUncaughtErrors();
// Sent for every import that fails, in this page and in its remotes.
window.addEventListener('vite:preloadError', (event) => {
  reportPageError('load');
  void partFailed(event.payload);
  // Words come before looks: `startup-check.es5.js` asks for the stylesheet again.
  if (event.payload.message.includes('.css')) event.preventDefault();
});
// Nothing was typed yet: a reload takes nothing away.
reloadReason.subscribe(() => {
  if (!isOpen) reloadOnce();
});

void openApplication(FIRST_WAIT_MS);

/** Nothing is on the page yet that a new try could disturb; for whoever waits long there is a note (`late-note.ts`). */
async function openApplication(waitMs: number): Promise<void> {
  const parts = await Promise.all([application(), loadStrings(language)]).catch(() => undefined);
  if (!parts) return void setTimeout(openApplication, waitMs, waitMs * 2);
  const [{ start }, strings] = parts;
  isOpen = true;
  start(language, strings);
}

/** What the application stands on is evaluated piece by piece as it arrives: a slow phone is busy in small pieces. */
async function application() {
  await Promise.all([import('react-dom/client'), import('@selah/web-kit/platform')]);
  return import('./bootstrap.tsx');
}

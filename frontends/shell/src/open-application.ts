import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { visitStorage } from '@selah/web-kit/browser/safe-storage';
import { fetchModules } from './lib/fetch-modules.ts';

/** The first wait before another try, doubled each time. Milliseconds. */
const FIRST_WAIT_MS = 1_000;

/** A fault that a reload does not mend must not reload for ever. */
const MOST_RELOADS = 3;

/**
 * Starts the application, again and again until its files come. Browsers made before the middle of 2026 never ask again
 * for a module that did not come (whatwg/html#6768): once the files can be had, the page is reloaded. Nothing was typed yet.
 * Who waits long sees a note with a link to reload (`late-note.ts`).
 */
export async function openApplication(start: () => Promise<void>): Promise<void> {
  for (let waitMs = FIRST_WAIT_MS; !(await succeeds(start())); waitMs *= 2) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (!(await succeeds(fetchModules(preloadedFiles())))) continue;
    if (await succeeds(start())) break;
    reload();
  }
  visitStorage.remove(VISIT_KEYS.startReloads);
}

async function succeeds(attempt: Promise<void>): Promise<boolean> {
  return attempt.then(
    () => true,
    () => false,
  );
}

/** The application's files, as the page names them. */
function preloadedFiles(): readonly string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);
}

function reload(): void {
  const reloads = Number(visitStorage.read(VISIT_KEYS.startReloads));
  if (reloads >= MOST_RELOADS || !visitStorage.isPersistent()) return;
  visitStorage.write(VISIT_KEYS.startReloads, String(reloads + 1));
  window.location.reload();
}

import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { retryAfter, retryDelay } from '@selah/web-kit/browser/retry-timing';
import { visitStorage } from '@selah/web-kit/browser/safe-storage';
import { FileGone, fetchModules } from './lib/downloads/fetch-modules.ts';

/** An error that reloading does not fix must not cause endless reloads. */
const MOST_RELOADS = 3;

/**
 * Starts the application and retries until its files are loaded. Browsers released before mid-2026 do not repeat a failed
 * `import()` (whatwg/html#6768), so when the files can be downloaded but not imported, or the server no longer has them, the
 * page is reloaded; nothing has been typed yet. After a long wait the page shows a note with a link to reload
 * (`startup-note.ts`).
 */
export async function openApplication(start: () => Promise<void>): Promise<void> {
  for (let failures = 0; !(await succeeds(start())); failures += 1) {
    const isNewNetwork = await new Promise<boolean>((resolve) => retryAfter(retryDelay(failures), resolve));
    if (isNewNetwork) failures = 0;
    const failure = await failureOf(fetchModules(preloadedFiles()));
    if (failure && !(failure instanceof FileGone)) continue;
    if (!failure && (await succeeds(start()))) break;
    reload();
  }
  visitStorage.remove(VISIT_KEYS.startReloads);
}

async function succeeds(attempt: Promise<void>): Promise<boolean> {
  return (await failureOf(attempt)) === undefined;
}

async function failureOf(attempt: Promise<void>): Promise<unknown> {
  return attempt.then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** The files of the application and of its texts, from the preload links of the page. */
export function preloadedFiles(): readonly string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  return [...links].map((link) => link.getAttribute('href') ?? '');
}

function reload(): void {
  const reloads = Number(visitStorage.read(VISIT_KEYS.startReloads));
  if (reloads >= MOST_RELOADS || !visitStorage.isPersistent()) return;
  visitStorage.write(VISIT_KEYS.startReloads, String(reloads + 1));
  window.location.reload();
}

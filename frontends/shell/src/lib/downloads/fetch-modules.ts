import { FILE_MISSING } from '@selah/web-kit/browser/build-events';
import { retryStylesheets } from './stylesheets.ts';

const downloads = new Map<string, Promise<void>>();

/** The server does not have the file, usually because it has a newer build. */
export class FileGone extends Error {}

/**
 * Downloads module files, each once, so that `import()` finds them in the browser's cache. A failed file, or a
 * stylesheet that failed before, is downloaded again by the next call.
 * @throws TypeError without a connection, FileGone after a 404, another Error otherwise
 */
export async function fetchModules(paths: readonly string[]): Promise<void> {
  await Promise.all([...paths.map(fetchOnce), retryStylesheets()]);
}

function fetchOnce(path: string): Promise<void> {
  const download = downloads.get(path) ?? fetchFile(path);
  downloads.set(path, download);
  download.catch(() => {
    downloads.delete(path);
    window.dispatchEvent(new Event(FILE_MISSING));
  });
  return download;
}

async function fetchFile(path: string): Promise<void> {
  const response = await fetch(path);
  if (response.status === 404) throw new FileGone(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // The browser caches only a body that was read completely.
  await response.arrayBuffer();
}

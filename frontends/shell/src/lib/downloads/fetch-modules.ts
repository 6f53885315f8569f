import { FILE_MISSING } from '@selah/web-kit/browser/build-events';
import { retryStylesheets } from './stylesheets.ts';

const downloads = new Map<string, Promise<void>>();

/** The server does not have the file, usually because it has a newer build. */
export class FileGone extends Error {}

/**
 * Downloads module files, each once, so that `import()` finds them in the browser's cache. A failed file, or a
 * stylesheet that failed before, is downloaded again by the next call.
 * @throws TypeError without a connection, AbortError when twice nothing arrived, FileGone after a 404, another Error otherwise
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

/** A download of which nothing arrives for this long is on a dead connection, which no browser ends by itself. Milliseconds. */
const SILENCE_MS = 15_000;

/** Requests the file a second time when the first connection is silent, or was of the network before. */
async function fetchFile(path: string, isRepeated = false): Promise<void> {
  const given = new AbortController();
  const giveUp = () => given.abort();
  let timer = setTimeout(giveUp, SILENCE_MS);
  window.addEventListener('online', giveUp);
  try {
    const response = await fetch(path, { signal: given.signal });
    if (response.status === 404) throw new FileGone(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    // The browser caches only a body that was read completely.
    const body = response.body?.getReader();
    while (body && !(await body.read()).done) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_MS);
    }
  } catch (error) {
    if (!given.signal.aborted || isRepeated) throw error;
    await fetchFile(path, true);
  } finally {
    clearTimeout(timer);
    window.removeEventListener('online', giveUp);
  }
}

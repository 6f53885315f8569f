const downloads = new Map<string, Promise<void>>();

/**
 * Downloads module files, each once, so that an `import()` finds them in the browser's cache. A file that failed is
 * downloaded again by the next call.
 * @throws TypeError without a connection, an Error with the status when a file is gone
 */
export async function fetchModules(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map(fetchOnce));
}

function fetchOnce(path: string): Promise<void> {
  const download = downloads.get(path) ?? fetchFile(path);
  downloads.set(path, download);
  download.catch(() => downloads.delete(path));
  return download;
}

async function fetchFile(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // A body that is not read to its end is not cached.
  await response.arrayBuffer();
}

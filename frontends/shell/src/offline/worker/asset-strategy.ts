import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';

/** About the number of files in a build; the least recently used files are removed first. */
const MAX_FILES = 80;

/** Built files never change under the same name, so the cache comes first. */
export function assetStrategy(): CacheFirst {
  return new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES })],
  });
}

/** Deletes the files that this build does not have. */
export async function deleteOtherAssets({ cacheName }: CacheFirst, files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const others = (await cache.keys()).filter(({ url }) => !files.includes(new URL(url).pathname));
  await Promise.all(others.map((request) => cache.delete(request)));
}

import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';

/** A build has about this many files; the ones that were not used for the longest time go first. */
const MAX_FILES = 80;

/** Built files never change under their name: once here, always from here. */
export function assetStrategy(): CacheFirst {
  return new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES })],
  });
}

import { NetworkFirst } from 'workbox-strategies';

/** Addresses that are opened like pages and are none: files, videos in a tab of their own, frames of ads. */
export const NOT_A_PAGE = /^\/(?:api|assets|remotes)\/|^[^?]*\.\w+(?:\?|$)/;

/** How long a line that is up but dead may hold up a page that is already on the device. */
const PATIENCE_SECONDS = 4;

/**
 * The newest page where there is a network, the last one otherwise. All addresses share one entry, since all routes start
 * in the same page; a server in trouble counts as no network.
 */
export function pageStrategy(): NetworkFirst {
  return new NetworkFirst({
    cacheName: 'page',
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [
      {
        cacheKeyWillBeUsed: async () => '/',
        cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
        fetchDidSucceed: async ({ response }) => {
          if (response.status >= 500) throw new Error(`the page answers ${response.status}`);
          return response;
        },
      },
    ],
  });
}

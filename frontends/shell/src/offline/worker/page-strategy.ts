import { NetworkFirst } from 'workbox-strategies';

/** Navigation requests that are not pages: files, videos in their own tab, frames of ads. */
export const NOT_A_PAGE = /^\/(?:api|assets|remotes)\/|^[^?]*\.\w+(?:\?|$)/;

/** The longest wait for the network when the page is cached. Seconds. */
const PATIENCE_SECONDS = 4;

/**
 * The page from the network, otherwise the cached one. All addresses share one cache entry, because all routes start in the
 * same page. An answer of 500 or above counts as no network.
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

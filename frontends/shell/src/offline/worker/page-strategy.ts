import { NetworkFirst } from 'workbox-strategies';

/** Addresses that are opened like pages and are none: files, videos in a tab of their own, frames of ads. */
export const NOT_A_PAGE = /^\/(?:api|assets|remotes)\/|^[^?]*\.\w+(?:\?|$)/;

/** How long a line that is up but dead may hold up a page that is already on the device. */
const PATIENCE_SECONDS = 4;

const PAGE_CACHES = 'page ';

/**
 * The newest page where there is a network, the last one otherwise. All addresses share one entry, since all routes start
 * in the same page; a server in trouble counts as no network. Kept is a page of this worker's own build alone, which starts
 * with `entry`: another one would ask for files that this worker does not have.
 */
export function pageStrategy(entry: string): NetworkFirst {
  return new NetworkFirst({
    cacheName: PAGE_CACHES + entry,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [
      {
        cacheKeyWillBeUsed: async () => '/',
        cacheWillUpdate: async ({ response }) => {
          const isOwn = response.status === 200 && (await response.clone().text()).includes(entry);
          return isOwn ? response : null;
        },
        fetchDidSucceed: async ({ response }) => {
          if (response.status >= 500) throw new Error(`the page answers ${response.status}`);
          return response;
        },
      },
    ],
  });
}

/**
 * Keeps the page of this worker's build for later.
 * @throws when the server has another build by now: its own worker is the one to install
 */
export async function keepPage(page: NetworkFirst, event: ExtendableEvent): Promise<void> {
  await Promise.all(page.handleAll({ event, request: new Request('/') }));
  const kept = await (await caches.open(page.cacheName)).match('/');
  if (!kept) throw new Error('the server has another build by now');
}

/** The pages of builds before this one. */
export async function deleteOtherPages({ cacheName }: NetworkFirst): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PAGE_CACHES.trim()) && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

import { withoutDrawnFilm } from '@selah/shared/contracts/page-places';
import { NetworkFirst } from 'workbox-strategies';

/** Navigation requests that are not pages: files, videos in their own tab, frames of ads. */
export const NOT_A_PAGE = /^\/(?:api|assets|remotes)\/|^[^?]*\.\w+(?:\?|$)/;

/** The page of one film has that film's title and picture, which are those of no other address. */
const FILM = /^\/v\//;

/** Pages without scripts, with a text of their own: they are cached as themselves, and only when visited. */
export const PLAIN_PAGE = /^\/(?:care|privacidade)$/;

/** The longest wait for the network when the page is cached. Seconds. */
const PATIENCE_SECONDS = 4;

const PAGE_CACHES = 'page';

/**
 * The page from the network, otherwise the cached one. All addresses share one cache entry, because all routes start in the
 * same page. An answer of 500 or above counts as no network. Only pages that start with `entry` are cached: a page of a newer
 * build needs files that this worker does not have.
 */
export function pageStrategy(entry: string): NetworkFirst {
  return new NetworkFirst({
    cacheName: `${PAGE_CACHES} ${entry}`,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [
      {
        cacheKeyWillBeUsed: async () => '/',
        cacheWillUpdate: async ({ request, response }) => {
          if (FILM.test(new URL(request.url).pathname)) return null;
          const text = response.status === 200 ? await response.clone().text() : '';
          // Kept, one and the same film would be the first whenever there is no network.
          return text.includes(entry) ? withText(response, withoutDrawnFilm(text)) : null;
        },
        fetchDidSucceed: async ({ response }) => {
          if (response.status >= 500) throw new Error(`the page answers ${response.status}`);
          return response;
        },
      },
    ],
  });
}

function withText({ headers: sent }: Response, text: string): Response {
  const headers = new Headers(sent);
  // They describe the body as it was sent.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  return new Response(text, { headers });
}

/** A plain page from the network, otherwise as it was at the last visit. */
export function plainPageStrategy(): NetworkFirst {
  return new NetworkFirst({ cacheName: 'plain pages', networkTimeoutSeconds: PATIENCE_SECONDS });
}

/**
 * Caches the page of this worker's build.
 * @throws Error when the server already has another build, whose own worker must be installed instead
 */
export async function cachePage(strategy: NetworkFirst, event: ExtendableEvent): Promise<void> {
  await Promise.all(strategy.handleAll({ event, request: new Request('/') }));
  const cached = await (await caches.open(strategy.cacheName)).match('/');
  if (!cached) throw new Error('the server has another build');
}

/** Deletes the pages of other builds. */
export async function deleteOtherPages({ cacheName }: NetworkFirst): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PAGE_CACHES) && name !== cacheName);
  await Promise.all(names.map((name) => caches.delete(name)));
}

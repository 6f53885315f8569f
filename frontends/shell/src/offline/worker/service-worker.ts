// Serves the site without a network. A new worker waits until all pages of the old one are closed, so that an open page
// keeps its files and is never reloaded while somebody types. Caches of older builds are deleted only then.
import { precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { WITHOUT_PRECACHE } from '../worker-address.ts';
import { answerMedia, isMedia } from './answer-media.ts';
import { assetStrategy, deleteOtherAssets } from './asset-strategy.ts';
import {
  cachePage,
  deleteOtherPages,
  NOT_A_PAGE,
  PLAIN_PAGE,
  pageStrategy,
  plainPageStrategy,
} from './page-strategy.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written by the build: all files of the shell except the texts of the languages. */
declare const PRECACHE: { readonly url: string; readonly revision: string | null }[];
/** Written by the build: all files of the shell. */
declare const FILES: readonly string[];
/** Written by the build: the script that its pages start with. */
declare const ENTRY: string;

const page = pageStrategy(ENTRY);
const assets = assetStrategy();

// With data saving on, only files that were used are cached.
precacheAndRoute(self.location.search === WITHOUT_PRECACHE ? [] : PRECACHE, { cleanURLs: false });
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && PLAIN_PAGE.test(url.pathname),
  plainPageStrategy(),
);
registerRoute(new NavigationRoute(page, { denylist: [NOT_A_PAGE] }));
// Texts of the language in use, and files of a build newer than this worker.
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isMedia(url),
  ({ request }) => answerMedia(request),
);

// The page that registers this worker was loaded without it, so it is requested here to be cached.
self.addEventListener('install', (event) => event.waitUntil(cachePage(page, event)));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteOtherPages(page), deleteOtherAssets(assets, FILES)])),
);

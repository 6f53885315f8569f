// What of the site works without a network. It never takes over from a worker that is at work: a page that is open keeps
// the files it was built with until it is closed, and nobody's typing is interrupted by a reload.
import { precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { SAVE_DATA } from '../worker-address.ts';
import { answerMedia, isMedia } from './answer-media.ts';
import { assetStrategy } from './asset-strategy.ts';
import { deleteOtherPages, keepPage, NOT_A_PAGE, pageStrategy } from './page-strategy.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written by the build: every file of the shell but the texts of the languages. */
declare const PRECACHE: { readonly url: string; readonly revision: string | null }[];
/** Written by the build: the script that its pages start with. */
declare const ENTRY: string;

const page = pageStrategy(ENTRY);

// Who saves data keeps what they used, and is sent nothing for later.
precacheAndRoute(self.location.search === SAVE_DATA ? [] : PRECACHE, { cleanURLs: false });
registerRoute(new NavigationRoute(page, { denylist: [NOT_A_PAGE] }));
// Texts of the language in use, and files of a build newer than this worker.
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), assetStrategy());
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isMedia(url),
  ({ request }) => answerMedia(request),
);

// The page that registers this worker came past it.
self.addEventListener('install', (event) => event.waitUntil(keepPage(page, event)));
self.addEventListener('activate', (event) => event.waitUntil(deleteOtherPages(page)));

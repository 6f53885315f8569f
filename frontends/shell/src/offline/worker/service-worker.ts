// What of the site works without a network. It never takes over from a worker that is at work: a page that is open keeps
// the files it was built with until it is closed, and nobody's typing is interrupted by a reload.
import { precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { answerMedia, isMedia } from './answer-media.ts';
import { assetStrategy } from './asset-strategy.ts';
import { NOT_A_PAGE, pageStrategy } from './page-strategy.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written by the build: every file of the shell but the texts of the languages. */
declare const PRECACHE: { readonly url: string; readonly revision: string | null }[];

const page = pageStrategy();

precacheAndRoute(PRECACHE, { cleanURLs: false });
registerRoute(new NavigationRoute(page, { denylist: [NOT_A_PAGE] }));
// Texts of the language in use, and files of a build newer than this worker.
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), assetStrategy());
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isMedia(url),
  ({ request }) => answerMedia(request),
);

self.addEventListener('install', (event) => {
  // The page that registers this worker came past it.
  event.waitUntil(page.handle({ event, request: new Request('/') }));
});

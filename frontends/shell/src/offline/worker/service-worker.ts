// Serves the site without a network. A new worker waits until all pages of the old one are closed, so that an open page
// keeps its files and is never reloaded while somebody types.
import { precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { answerMedia, isMedia } from './answer-media.ts';
import { assetStrategy } from './asset-strategy.ts';
import { NOT_A_PAGE, pageStrategy } from './page-strategy.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written by the build: all files of the shell except the texts of the languages. */
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
  // The page that registers this worker was loaded without it, so it is requested here to be cached.
  event.waitUntil(page.handle({ event, request: new Request('/') }));
});

import { isSaveDataOn } from '../lib/downloads/save-data.ts';
import { WITHOUT_PRECACHE, WORKER } from './worker-address.ts';

/** The longest wait for the first video, so that it does not share the connection. Milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Registers the service worker after the first video is shown, so that its downloads do not delay the page. With data saving
 * on, the worker caches only what the page has used. Browsers without service workers are not affected.
 */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await firstVideoShown();
  await navigator.serviceWorker.register(isSaveDataOn() ? WORKER + WITHOUT_PRECACHE : WORKER);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: builtFilesOfThisPage() } });
}

function firstVideoShown(): Promise<unknown> {
  const isShown = (video: HTMLVideoElement) => video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
  if ([...document.querySelectorAll('video')].some(isShown)) return Promise.resolve();
  return new Promise((resolve) => {
    // Media events do not bubble, so they are caught in the capture phase.
    document.addEventListener('loadeddata', resolve, { capture: true, once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}

/** These files were loaded before the worker existed. Requested again, they come from the browser's HTTP cache. */
function builtFilesOfThisPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'));
}

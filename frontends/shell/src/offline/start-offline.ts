import { isSaveDataOn } from '../lib/downloads/save-data.ts';
import { WITHOUT_PRECACHE, WORKER } from './worker-address.ts';

/** The longest wait for the first video, so that it does not share the connection. Milliseconds. */
const PATIENCE_MS = 10_000;

/** How often it is looked for. No event tells: it may have begun to load before the application. Milliseconds. */
const LOOK_MS = 300;

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

async function firstVideoShown(): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  const isShown = ({ readyState }: HTMLVideoElement) => readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
  // The stage of the application is a section.
  while (![...document.querySelectorAll<HTMLVideoElement>('section video')].some(isShown)) {
    if (performance.now() > end) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** These files were loaded before the worker existed. Requested again, they come from the browser's HTTP cache. */
function builtFilesOfThisPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'));
}

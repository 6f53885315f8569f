import { wantsToSaveData } from '../lib/save-data.ts';
import { SAVE_DATA, WORKER } from './worker-address.ts';

/** The page has the line to itself for at most this long, video or not. Milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Makes the site work without a network, once the visitor has what they came for: what is fetched for later must not stand
 * in the way of now. A browser that refuses goes on as before.
 */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await firstVideoShown();
  await navigator.serviceWorker.register(wantsToSaveData() ? WORKER + SAVE_DATA : WORKER);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: builtFilesOfThisPage() } });
}

function firstVideoShown(): Promise<unknown> {
  const isShown = (video: HTMLVideoElement) => video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
  if ([...document.querySelectorAll('video')].some(isShown)) return Promise.resolve();
  return new Promise((resolve) => {
    // Media events do not bubble; on their way down they can be heard.
    document.addEventListener('loadeddata', resolve, { capture: true, once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}

/** They came before the worker was there to keep them; asked for again, they come from the browser's own cache. */
function builtFilesOfThisPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'));
}

import type { Language } from '@selah/shared/contracts/language-list';
import type { Video } from '@selah/shared/contracts/videos/video';

/** One cache per language, replaced as a whole. The service worker reads it. */
const cacheName = (language: Language) => `last-video-${language}`;

/** The key of the video's record in the cache; not a real address. */
const DESCRIPTION = '/last-video.json';

/** Larger files are not stored: the browser might evict all other files of this site on a small phone. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Stores a played video with its poster and captions for offline use. The last one stays until the new one is complete. Does
 * nothing, without an error, when the browser cannot store it.
 */
export async function storeOfflineVideo(video: Video, fileUrl: string): Promise<void> {
  const cache = await caches.open(cacheName(video.language));
  if (await cache.match(fileUrl)) return;
  const companions = [video.posterUrl, video.captionsUrl].filter((url) => url !== undefined);
  const [file, ...answers] = await Promise.all([fileUrl, ...companions].map(fetchWhole));
  if (!file) return;
  const before = await cache.keys();
  await cache.put(fileUrl, file);
  for (const [index, url] of companions.entries()) {
    const answer = answers[index];
    if (answer) await cache.put(url, answer);
  }
  await cache.put(DESCRIPTION, Response.json(onlyWith(video, fileUrl)));
  const isOutdated = ({ url }: Request) => new URL(url).pathname !== DESCRIPTION;
  await Promise.all(before.filter(isOutdated).map((request) => cache.delete(request)));
}

/** The record of a video whose other versions are not on this device, so that the player chooses the one that is. */
function onlyWith({ renditions, ...video }: Video, fileUrl: string): Video {
  const stored = renditions?.filter(({ url }) => url === fileUrl);
  return stored ? { ...video, renditions: stored } : video;
}

/** The record of the stored video of a language. It may be old, so the caller must validate it. */
export async function findOfflineVideo(language: Language): Promise<unknown> {
  try {
    const cache = await caches.open(cacheName(language));
    return await (await cache.match(DESCRIPTION))?.json();
  } catch {
    return undefined;
  }
}

/** The answer, if it may be stored: complete, cacheable and at most `MAX_BYTES`. */
async function fetchWhole(url: string): Promise<Response | undefined> {
  const giveUp = new AbortController();
  const answer = await fetch(url, { priority: 'low', signal: giveUp.signal });
  const bytes = Number(answer.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  const isFinal = !/no-store/.test(answer.headers.get('cache-control') ?? '');
  if (answer.status === 200 && isFinal && bytes <= MAX_BYTES) return answer;
  giveUp.abort();
  return undefined;
}

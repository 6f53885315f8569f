import type { Language } from '@selah/shared/contracts/language-list';
import type { Video } from '@selah/shared/contracts/videos/video';

/** One per language, replaced as a whole. The service worker answers from here. */
const cacheName = (language: Language) => `last-video-${language}`;

/** What the video is, beside its file and what belongs to it. Nothing is ever fetched from this address. */
const DESCRIPTION = '/last-video.json';

/** Larger films are not kept: they would push everything else of this site off a small phone. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Keeps a video that was played, with its poster and captions, for when there is no network. The one before stays until the new one is
 * here whole. Nothing happens, and nothing is told, where the browser keeps nothing or has no room.
 */
export async function keepVideo(video: Video, fileUrl: string): Promise<void> {
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
  await cache.put(DESCRIPTION, Response.json(video));
  const isOutdated = ({ url }: Request) => new URL(url).pathname !== DESCRIPTION;
  await Promise.all(before.filter(isOutdated).map((request) => cache.delete(request)));
}

/** The description of the video that is kept for a language; it is as old as the device and has to be checked. */
export async function keptVideo(language: Language): Promise<unknown> {
  try {
    const cache = await caches.open(cacheName(language));
    return await (await cache.match(DESCRIPTION))?.json();
  } catch {
    return undefined;
  }
}

/** The file where it may be kept: complete, final, and of a size that a phone can spare. */
async function fetchWhole(url: string): Promise<Response | undefined> {
  const giveUp = new AbortController();
  const answer = await fetch(url, { priority: 'low', signal: giveUp.signal });
  const bytes = Number(answer.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  const isFinal = !/no-store/.test(answer.headers.get('cache-control') ?? '');
  if (answer.status === 200 && isFinal && bytes <= MAX_BYTES) return answer;
  giveUp.abort();
  return undefined;
}

import type { Language } from '@selah/shared/contracts/language-list';
import { callEarly } from '@selah/web-kit/base-query';
import { newRequestId, type RandomVideoRequest, randomVideoCall } from './api/random-video-call.ts';
import { excludedIds } from './domain/seen-videos.ts';
import { videoMemory } from './video-memory.ts';

let first: RandomVideoRequest | undefined;

/**
 * Asks for the first video, and for its poster, while the application is still being downloaded: on a slow line the
 * picture is then there when the page is. Whatever goes wrong here is met again, and told, by the load itself.
 */
export function sendEarlyRequest(language: Language): void {
  first = {
    language,
    lastId: videoMemory.lastId(),
    excluded: excludedIds(videoMemory.shown(language)),
    requestId: newRequestId(),
    at: Date.now(),
  };
  callEarly(randomVideoCall(first))
    .then((answer) => answer.json())
    .then(showPoster)
    // What the answer is checked with comes next: the application will want it at once.
    .then(() => import('@selah/shared/contracts/videos/video'))
    .catch(() => {});
}

/** The request under way in this language, once; whoever makes it again gets its answer. */
export function takeEarlyRequest(language: Language): RandomVideoRequest | undefined {
  const taken = first?.language === language ? first : undefined;
  first = undefined;
  return taken;
}

/**
 * Puts the poster on the stage that the page itself brought, if it is still there; downloaded it is in any case. Only an
 * address of ours: this answer has not been checked yet.
 */
function showPoster(video: unknown): void {
  if (typeof video !== 'object' || video === null || !('posterUrl' in video)) return;
  const { posterUrl } = video;
  if (typeof posterUrl !== 'string' || !posterUrl.startsWith('/api/')) return;
  const poster = new Image();
  poster.className = 'size-full object-cover';
  poster.alt = '';
  poster.fetchPriority = 'high';
  poster.src = posterUrl;
  document.getElementById('first-stage')?.replaceChildren(poster);
}

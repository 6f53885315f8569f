import type { Language } from '@selah/shared/contracts/language-list';
import { type ApiCall, callEarly } from '@selah/web-kit/base-query';
import { excludedIds } from '../domain/video-choice.ts';
import { videoMemory } from '../video-memory.ts';

export interface RandomVideoRequest {
  readonly language: Language;
  readonly lastId: number | undefined;
  readonly excluded: readonly number[];
  /** Unique per request; with the time it defeats every cache on the way (M-208, Q38). */
  readonly requestId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Three attempts and the list must fail before the visitor does: a dead line is known after half a minute. */
export const VIDEO_TIMEOUT_MS = 8_000;

/** `GET /api/videos/random` as M-208 and Q38 describe it. */
export function randomVideoCall({ language, lastId, excluded, requestId, at }: RandomVideoRequest): ApiCall {
  return {
    path: '/api/videos/random',
    query: {
      language,
      force: 'true',
      t: at,
      nocache: 'true',
      reqid: requestId,
      exclude: lastId,
      exclude_list: excluded.length > 0 ? excluded.join(',') : undefined,
    },
    headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache', 'X-Requested-Language': language },
    timeoutMs: VIDEO_TIMEOUT_MS,
  };
}

/** The next request for a language: what was seen or failed is excluded. `now` is milliseconds since 1970. */
export function nextRequest(language: Language, now: number): RandomVideoRequest {
  return {
    language,
    lastId: videoMemory.lastId(),
    excluded: excludedIds(videoMemory.shown(language)),
    requestId: Math.random().toString(36).slice(2),
    at: now,
  };
}

let first: RandomVideoRequest | undefined;

/**
 * Asks for the first video, and for its poster, while the application is still being downloaded: on a slow line the
 * picture is then there when the page is. A failure is found and reported by the load itself.
 */
export function sendEarlyRequest(language: Language): void {
  first = nextRequest(language, Date.now());
  callEarly(randomVideoCall(first))
    .then((answer) => answer.json())
    .then(showPoster)
    // What the answer is checked with comes next: the application will want it at once.
    .then(() => import('@selah/shared/contracts/videos/video'))
    .catch(() => {});
}

/** The early request in this language, once; the same call made again takes its answer. */
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

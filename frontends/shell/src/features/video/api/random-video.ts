import type { Language } from '@selah/shared/contracts/language-list';
import { type ApiCall, preloadCall } from '@selah/web-kit/base-query';
import { excludedIds } from '../domain/video-choice.ts';
import { drawnFilm } from '../drawn-film.ts';
import { loadFirstFilm, showFirstPoster } from '../first-stage.ts';
import { readLastId, readShown } from '../shown-videos.ts';

export interface RandomVideoRequest {
  readonly language: Language;
  readonly lastId: number | undefined;
  readonly excluded: readonly number[];
  /** The id that the server drew when the spin started. */
  readonly drawnId?: number | undefined;
  /** Unique per request; with `at` it prevents caching on the way (M-208, Q38). */
  readonly requestId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Short, because three attempts and the list must fail before the visitor sees an error, within half a minute. */
export const VIDEO_TIMEOUT_MS = 8_000;

/** `GET /api/videos/random` as M-208 and Q38 describe it. */
export function randomVideoCall(request: RandomVideoRequest): ApiCall {
  return drawCall('/api/videos/random', request);
}

/** Draws the video for the end of the spin under way. */
export function nextVideoCall(request: RandomVideoRequest): ApiCall {
  return drawCall('/api/videos/next', request);
}

function drawCall(
  path: ApiCall['path'],
  { language, lastId, excluded, drawnId, requestId, at }: RandomVideoRequest,
): ApiCall {
  return {
    path,
    query: {
      language,
      force: 'true',
      t: at,
      nocache: 'true',
      reqid: requestId,
      exclude: lastId,
      exclude_list: excluded.length > 0 ? excluded.join(',') : undefined,
      drawn: drawnId,
    },
    headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache', 'X-Requested-Language': language },
    timeoutMs: VIDEO_TIMEOUT_MS,
  };
}

/**
 * The next request for a language, which excludes seen and failed videos, but not the one that was drawn for it. `now` is
 * milliseconds since 1970.
 */
export function nextRequest(language: Language, now: number, drawnId?: number): RandomVideoRequest {
  const lastId = readLastId();
  return {
    language,
    lastId: lastId === drawnId ? undefined : lastId,
    excluded: excludedIds(readShown(language)).filter((id) => id !== drawnId),
    drawnId,
    requestId: Math.random().toString(36).slice(2),
    at: now,
  };
}

let first: RandomVideoRequest | undefined;

/**
 * Requests the first video while the application is still downloading: the one that the gateway drew for the page, or another, whose
 * poster a slow connection then shows earlier. Any other answer than that film takes it from the first view. Errors are handled
 * when the application takes the request over.
 */
export function sendEarlyRequest(language: Language): void {
  const film = drawnFilm();
  first = nextRequest(language, Date.now(), film?.id);
  if (film) void loadFirstFilm(film);
  preloadCall(randomVideoCall(first))
    .then((answer) => answer.json())
    .catch(() => undefined)
    .then(showFirst)
    .catch(() => {});
}

/** Takes the early request for this language, once. Repeating the call returns its answer from the cache. */
export function takeEarlyRequest(language: Language): RandomVideoRequest | undefined {
  const taken = first?.language === language ? first : undefined;
  first = undefined;
  return taken;
}

async function showFirst(answer: unknown): Promise<void> {
  const film = drawnFilm();
  if (!film || idIn(answer) !== film.id) showFirstPoster(posterIn(answer));
  // Starts the download of the schema that the application will check the answer with.
  await import('@selah/shared/contracts/videos/video');
}

/** Of an answer that has not been validated yet. */
function idIn(video: unknown): unknown {
  return typeof video === 'object' && video !== null && 'id' in video ? video.id : undefined;
}

/** Only addresses of our API, because the answer has not been validated yet. */
function posterIn(video: unknown): string | undefined {
  if (typeof video !== 'object' || video === null || !('posterUrl' in video)) return undefined;
  const { posterUrl } = video;
  return typeof posterUrl === 'string' && posterUrl.startsWith('/api/') ? posterUrl : undefined;
}

import { createPartialResponse } from 'workbox-range-requests';

/** Video files, their posters and captions: the only parts of the API that are cached. */
export function isMedia({ pathname }: Pick<URL, 'pathname'>): boolean {
  return /^\/api\/videos\/(?:file|poster|captions)\//.test(pathname);
}

/**
 * Answers with the stored video, or from the network. A request that bypasses caches (M-039) gets the stored video only when
 * the network fails.
 */
export async function answerMedia(request: Request): Promise<Response> {
  const kept = await findKept(request, {});
  if (kept) return kept;
  const answer = await fetch(request).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await findKept(request, { ignoreSearch: true })) ?? answer ?? Response.error();
}

/** Players send range requests, and some accept only partial answers (M-209). */
async function findKept(request: Request, how: CacheQueryOptions): Promise<Response | undefined> {
  const whole = await caches.match(request.url, { ...how, ignoreVary: true });
  if (!whole || !request.headers.has('range')) return whole;
  const part = await createPartialResponse(request, whole);
  // A range that starts at the end of the file is invalid (416), but the library answers with zero bytes.
  return part.headers.get('content-length') === '0' ? new Response(null, { status: 416 }) : part;
}

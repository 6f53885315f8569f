import { createPartialResponse } from 'workbox-range-requests';

/** Video files, their posters and captions: all of the API that is ever kept. */
export function isMedia({ pathname }: Pick<URL, 'pathname'>): boolean {
  return /^\/api\/videos\/(?:file|poster|captions)\//.test(pathname);
}

/**
 * The kept video from the device, any other from the network. Asked for past every cache (M-039) the kept one comes from
 * the device only where the network has no answer.
 */
export async function answerMedia(request: Request): Promise<Response> {
  const kept = await findKept(request, {});
  if (kept) return kept;
  const answer = await fetch(request).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await findKept(request, { ignoreSearch: true })) ?? answer ?? Response.error();
}

/** Players ask for ranges, and some refuse to play an answer that is not one (M-209). */
async function findKept(request: Request, how: CacheQueryOptions): Promise<Response | undefined> {
  const whole = await caches.match(request.url, { ...how, ignoreVary: true });
  if (!whole || !request.headers.has('range')) return whole;
  const part = await createPartialResponse(request, whole);
  // A range that begins where the file ends is a part of nothing, which the library takes for a part of zero bytes.
  return part.headers.get('content-length') === '0' ? new Response(null, { status: 416 }) : part;
}

import type { Language } from '@selah/shared/contracts/language-list';
import type { ApiCall } from '@selah/web-kit/base-query';

export interface RandomVideoRequest {
  readonly language: Language;
  readonly lastId: number | undefined;
  readonly excluded: readonly number[];
  /** Unique per request; with the time it defeats every cache on the way (M-208, Q38). */
  readonly requestId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

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
  };
}

export function newRequestId(): string {
  return Math.random().toString(36).slice(2);
}

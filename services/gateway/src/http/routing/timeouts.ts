import type { LimitClass } from '@selah/shared/contracts/endpoint';

/** Milliseconds. */
export interface Timeouts {
  /** Until the body has arrived. */
  readonly receive: number;
  /** Until the service begins its answer to the complete request. */
  readonly answer: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The maximum time for a body: a large file over a slow connection. */
export const MAX_RECEIVE_MS = 60 * MINUTE;

const BY_LIMIT_CLASS: Readonly<Record<LimitClass, Timeouts>> = {
  read: { receive: 10 * SECOND, answer: 10 * SECOND },
  media: { receive: 10 * SECOND, answer: 15 * SECOND },
  count: { receive: 10 * SECOND, answer: 10 * SECOND },
  // A language model may be slow; after that the service composes the answer itself.
  message: { receive: 15 * SECOND, answer: 30 * SECOND },
  // Password hashes are queued.
  login: { receive: 10 * SECOND, answer: 20 * SECOND },
  write: { receive: 15 * SECOND, answer: 60 * SECOND },
  // Administrators only. Storing hundreds of megabytes takes minutes on a small machine.
  upload: { receive: MAX_RECEIVE_MS, answer: 10 * MINUTE },
  transfer: { receive: MAX_RECEIVE_MS, answer: 2 * MINUTE },
};

/** Calls that copy a video, or move ten thousand, before they answer. */
const LONG_CALLS: ReadonlySet<string> = new Set([
  '/api/debug/repair-video/{id}',
  '/api/debug/unused-files/adopt',
  '/api/debug/unused-files/trash',
  '/api/videos/all',
  '/api/admin/videos/delete',
  '/api/admin/trash/restore',
  '/api/admin/trash/delete',
]);

export function timeoutsFor(endpoint: { readonly path: string; readonly limit: LimitClass }): Timeouts {
  const timeouts = BY_LIMIT_CLASS[endpoint.limit];
  return LONG_CALLS.has(endpoint.path) ? { ...timeouts, answer: 5 * MINUTE } : timeouts;
}

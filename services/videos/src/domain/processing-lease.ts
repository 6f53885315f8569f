import { isValid, LEASE_MS } from './lease.ts';
import type { Video } from './video.ts';

/** After this many crashes during the processing of a file, it is not tried again. */
export const MAX_ATTEMPTS = 5;

export interface Claimant {
  readonly workerId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What the worker still has to do for a video: make its file playable, or a poster of the film that is played. */
export function workFor(video: Video): 'film' | 'poster' | undefined {
  if (video.processing === 'pending') return 'film';
  return video.processing === 'ready' && video.awaitsPoster ? 'poster' : undefined;
}

/** The video with a lease for the claimant; undefined if that is not what it needs, or another lease is valid. */
export function claimed(
  video: Video,
  { workerId, now }: Claimant,
  work: 'film' | 'poster' = 'film',
): Video | undefined {
  if (workFor(video) !== work || isValid(video.lease, now)) return undefined;
  return { ...video, attempts: video.attempts + 1, lease: { holder: workerId, expiresAt: now + LEASE_MS } };
}

/** The video with an extended lease; undefined if the lease was lost. */
export function renewed(video: Video, claimant: Claimant): Video | undefined {
  if (!isLeasedBy(video, claimant.workerId)) return undefined;
  return { ...video, lease: { holder: claimant.workerId, expiresAt: claimant.now + LEASE_MS } };
}

/**
 * The video without its lease, or undefined if the lease was lost. The attempt is not counted, because it was ended from
 * outside: only attempts during which the process crashed are counted.
 */
export function released(video: Video, workerId: string): Video | undefined {
  if (!isLeasedBy(video, workerId)) return undefined;
  const { lease: _, ...rest } = video;
  return { ...rest, attempts: video.attempts - 1 };
}

export function isLeasedBy(video: Video, workerId: string): boolean {
  return workFor(video) !== undefined && video.lease?.holder === workerId;
}

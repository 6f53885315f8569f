import { isValid, LEASE_MS } from './lease.ts';
import type { Video } from './video.ts';

/** After this many crashes during the processing of a file, it is not tried again. */
export const MAX_ATTEMPTS = 5;

export interface Claimant {
  readonly workerId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The video with a lease for the claimant; undefined if nothing is pending or another lease is valid. */
export function claimed(video: Video, { workerId, now }: Claimant): Video | undefined {
  if (video.processing !== 'pending' || isValid(video.lease, now)) return undefined;
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
  return video.processing === 'pending' && video.lease?.holder === workerId;
}

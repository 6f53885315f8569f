import type { Video } from './video.ts';

/** How long a lease is valid without a renewal, in milliseconds; the worker renews it three times in that time. */
export const LEASE_MS = 30_000;

/** After this many crashes during the processing of a file, it is not tried again. */
export const MAX_ATTEMPTS = 5;

export interface Claimant {
  readonly workerId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The video with a lease for the claimant; undefined if nothing is pending or another lease is valid. */
export function claimed(video: Video, { workerId, now }: Claimant): Video | undefined {
  const isTaken = video.lease !== undefined && video.lease.expiresAt > now;
  if (video.processing !== 'pending' || isTaken) return undefined;
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
